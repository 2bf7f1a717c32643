import { defineStrings, type TextsOf } from '../define-strings.js';

/** The search of addresses; the specification words none of it. */
export const placeSearchStrings = /* @__PURE__ */ defineStrings('placeSearch', {
  suggestions: 'Addresses',
  shown: 'Addresses are suggested below. Use the arrow keys to choose one.',
  none: 'No address begins like this. Please type yours.',
  failed: 'Addresses cannot be looked up right now. Please type yours.',
  filled: 'Filled in: {address}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof placeSearchStrings> {}
}
