import type { AddIntent, Cart, CartEntry } from './cart.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server's cart was read or changed. */
    'cart.changed': { cart: Cart };
    'cart.entry-added': {
      cart: Cart;
      entry: CartEntry | null;
      addedQuantity: number;
      intent: AddIntent;
    };
    /** A removal was undone; `entry` is null when the response does not name the line. */
    'cart.entry-restored': { cart: Cart; entry: CartEntry | null };
    /** `entry` as it was before the removal. */
    'cart.entry-removed': { cart: Cart; entry: CartEntry };
    'cart.quantity-changed': { cart: Cart; entry: CartEntry; previousQuantity: number };
    /** An update of additional fields starts and ends (storefront §4). */
    'cart.recalculation-started': { entryId: string };
    'cart.recalculation-ended': { entryId: string };
  }
}
