import { defineStrings, type TextsOf } from '../define-strings.js';

/** The headings of a product's related items when the store has no words of its own. */
export const relatedStrings = /* @__PURE__ */ defineStrings('related', {
  youMightAlsoLike: 'You Might Also Like',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof relatedStrings> {}
}
