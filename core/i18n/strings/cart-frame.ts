import { defineStrings, type TextsOf } from '../define-strings.js';

/** The texts of a cart without lines; apart from those, because an empty cart needs no more. */
export const cartFrameStrings = /* @__PURE__ */ defineStrings('cartPage', {
  loading: 'Loading your cart…',
  unableToLoad: 'Your cart could not be loaded.',
  continueShopping: 'Continue shopping',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof cartFrameStrings> {}
}
