import type { AddIntent, Cart, CartEntry } from './cart.js';

declare module '../../runtime/bus.js' {
  interface BusEvents {
    /** The server's cart was read or changed. */
    'cart.changed': { cart: Cart };
    'cart.entry-added': {
      cart: Cart;
      entry: CartEntry | null;
      addedQuantity: number;
      intent: AddIntent;
    };
    /** `entry` as it was before. */
    'cart.entry-removed': { cart: Cart; entry: CartEntry };
    'cart.quantity-changed': { cart: Cart; entry: CartEntry; previousQuantity: number };
  }
}
