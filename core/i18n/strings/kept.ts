import { defineStrings, type TextsOf } from '../define-strings.js';

/** Products that a shopper has saved, or looked at, on this device. */
export const keptStrings = /* @__PURE__ */ defineStrings('kept', {
  save: 'Save',
  saveOf: 'Save: {title}',
  saved: 'Saved',
  savedOf: 'Saved: {title}',
  savedTitle: '{title} is saved.',
  unsaved: 'No longer saved',
  unsavedTitle: '{title} is no longer saved.',
  notStored:
    'Your browser stores nothing for this site. What you save stays until you leave the page.',
  savedProducts: 'Saved products',
  empty: 'You have not saved anything yet.',
  failed: 'The products could not be loaded.',
  retry: 'Try again',
  remove: 'Remove',
  removeOf: 'Remove {title}',
  removed: '{title} removed',
  undo: 'Undo',
  undoOf: 'Undo: {title}',
  gone: '{count, plural, one {# saved product is} other {# saved products are}} no longer sold.',
  removeGone: 'Remove from the list',
  recent: 'Recently viewed',
  clear: 'Clear',
  clearRecent: 'Clear recently viewed',
  cleared: 'Recently viewed products cleared.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof keptStrings> {}
}
