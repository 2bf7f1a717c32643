import { defineStrings, type TextsOf } from '../define-strings.js';

/** The quick view of a product; the words of its button are `product.quickView`. */
export const quickViewStrings = /* @__PURE__ */ defineStrings('quickView', {
  close: 'Close',
  loading: 'Loading…',
  fullDetails: 'View full details',
  unavailable: 'This product cannot be shown right now.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof quickViewStrings> {}
}
