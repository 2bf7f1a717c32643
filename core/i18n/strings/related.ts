import { defineStrings, type TextsOf } from '../define-strings.js';

/** What the related items of a product are headed with when the store has no words of its own. */
export const relatedStrings = /* @__PURE__ */ defineStrings('related', {
  youMightAlsoLike: 'You Might Also Like',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof relatedStrings> {}
}
