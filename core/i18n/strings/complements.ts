import { defineStrings, type TextsOf } from '../define-strings.js';

/** Products that go with the one that was added, in the cart drawer. */
export const complementStrings = /* @__PURE__ */ defineStrings('complements', {
  heading: 'Goes well with it',
  add: 'Add',
  addTitle: 'Add {title}',
  choose: 'Choose',
  chooseTitle: 'Choose {title}',
  adding: 'Adding…',
  added: 'Added',
  addedTitle: '{title} added.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof complementStrings> {}
}
