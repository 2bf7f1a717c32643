import { defineStrings, type TextsOf } from '../define-strings.js';

/** On the button of a purchase past the cart. */
export const buyNowText = 'Buy now';

/** Buying one item past the cart: words of the button (storefront §2). */
export const purchaseStrings = /* @__PURE__ */ defineStrings('purchase', {
  buyNow: buyNowText,
  thisItemOnly: 'Checks out this item only',
  buyGiftCard: 'Buy {amount} gift card',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof purchaseStrings> {}
}
