import type { AddIntent, Cart, CartEntry } from './cart.js';
import type { CartCallKind } from './errors.js';

/** The origin of a change: the shopper by a widget, a script of the page, or a browser's agent. */
export type ChangeOrigin = 'shopper' | 'script' | 'agent';

/** A change that this page makes. */
export interface CartChange {
  /** The kind of change. */
  readonly reason: CartCallKind;
  /** The origin of the change. */
  readonly origin: ChangeOrigin;
}

/**
 * Why a cart is another one than before. A cart that was read has changed in another tab, or on the server: the first
 * time, after a return to the page, and after a change in doubt. The undo of a removal counts as an add.
 */
export type CartCause = CartChange | { readonly reason: 'read'; readonly origin: ReadOrigin };

export type ReadOrigin = 'tab' | 'server';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server's cart was read or changed. */
    'cart.changed': { cart: Cart } & CartCause;
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
