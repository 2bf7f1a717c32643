import { defineStrings, type TextsOf } from '../define-strings.js';

/** The add-to-cart button beside the texts of `cart.ts`. */
export const addToCartStrings = /* @__PURE__ */ defineStrings('cart', {
  ok: 'OK',

  // Live region: '{title}, {variant}, quantity {n}, added. Cart: {count} items, {subtotal}.'
  addedItem: '{title}, quantity {quantity}, added.',
  addedVariant: '{title}, {variant}, quantity {quantity}, added.',
  cartSummary: 'Cart: {count, plural, one {# item} other {# items}}, {subtotal}.',
  addedFewer: 'Only {added} of {quantity} could be added.',
  lostEntries: 'Your previous cart is no longer available. A new cart was started with this item.',
  goingToCheckout: 'Going to checkout',
  subscriptionUnavailable: 'This subscription is not available.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof addToCartStrings> {}
}
