import { defineStrings, type TextsOf } from '../define-strings.js';

/** The sentences of storefront §8, cart pill. Apart from the cart's changes, because an early press shows none. */
export const cartSummaryStrings = /* @__PURE__ */ defineStrings('cart', {
  // The cart (storefront §8).
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
  emptyCart: 'You have nothing in your shopping cart.',

  // Pill (storefront §4, platform §9).
  items: '{count, plural, one {item} other {items}}',
  itemCount: '{count, plural, one {# item} other {# items}}',
  moreThan100: '100+',
  itemsInCartSubtotal: '{count, plural, one {# item} other {# items}} in cart, subtotal {subtotal}',
  moreThan100Items: 'More than 100 items in cart',
  noItemsInCart: '{count, number} items in cart',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof cartSummaryStrings> {}
}
