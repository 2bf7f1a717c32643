import type { CartKind } from '../carts/index.js';

/** A gift card pays for goods: not for another card, nor for the one payment of a subscription that is made today. */
const payable: Readonly<Record<CartKind, boolean>> = {
  cart: true,
  express: true,
  subscription: false,
  'gift-card': false,
};

export function takesGiftCards(kind: CartKind): boolean {
  return payable[kind];
}
