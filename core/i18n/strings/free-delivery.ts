import { defineStrings, type TextsOf } from '../define-strings.js';

/** How far a cart is from free delivery. */
export const freeDeliveryStrings = /* @__PURE__ */ defineStrings('cartPage', {
  freeDeliveryLeft: '{amount} to free delivery',
  freeDelivery: 'Delivery is free',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof freeDeliveryStrings> {}
}
