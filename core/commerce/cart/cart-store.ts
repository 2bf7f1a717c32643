import type { AddIntent, AddResult, Cart, CartEntry, ShippingLocation } from './cart.js';
import type { ChangeOrigin } from './bus-events.js';
import type { CartAbility, LineFields } from './cart-client.js';

export interface CartState {
  /** The cart to show: `settled` with the requested quantities. Empty while there is none. */
  readonly cart: Cart;
  /** The cart of the server's last response; null while unknown, and when there is no cart. */
  readonly settled: Cart | null;
  /** `ready` also when there is known to be no cart. */
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed';
  /** True while a change is pending: the totals shown are about to change. */
  readonly isUpdating: boolean;
  /** True while an update of additional fields is pending (storefront §4). */
  readonly isRecalculating: boolean;
  readonly pendingEntryIds: ReadonlySet<string>;
}

/** `origin` is who asks for a change, by default the shopper; `cart.changed` tells it. */
export interface CartStore {
  /** The abilities that the client's API lacks. */
  readonly lacks: readonly CartAbility[];
  /** Returns the same object until something changes. */
  getState(): CartState;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the cart unless it is known; resolves without a request where there can be none (storefront §4). Never
   * rejects.
   */
  load(): Promise<void>;
  /** Rejects with a CartError. */
  add(intent: AddIntent, origin?: ChangeOrigin): Promise<AddResult>;
  /** Shown at once, sent 300 ms after the last change; 0 removes. Rejects with a CartError and reverts the change. */
  setQuantity(entryId: string, quantity: number, origin?: ChangeOrigin): Promise<void>;
  /** Rejects with a CartError. A line that is gone already counts as removed. */
  remove(entryId: string, origin?: ChangeOrigin): Promise<void>;
  /** Rejects with a CartError. */
  updateAdditionalFields(entryId: string, fields: LineFields): Promise<void>;
  /**
   * Undoes the removal of `entry`, with its variant, quantity and additional fields; once, however often it is called
   * with the same object. Rejects with a CartError.
   */
  restore(entry: CartEntry): Promise<AddResult>;
  /** Rejects with a CartError that says why the server refused the code. */
  applyCoupon(code: string, origin?: ChangeOrigin): Promise<void>;
  /** Rejects with a CartError. */
  removeCoupon(code: string, origin?: ChangeOrigin): Promise<void>;
  /** Sets the destination, for which the cart then lists the shipping options. Rejects with a CartError. */
  setShippingLocation(location: ShippingLocation): Promise<void>;
  /** Rejects with a CartError. */
  chooseShippingOption(optionId: string): Promise<void>;
  /** Reads the cart again. Never rejects: after a failure the settled cart stays, or the status is `failed`. */
  refresh(): Promise<void>;
  /** Sends pending changes and resolves once all are done; await it before a checkout. */
  flush(): Promise<void>;
  /** The quantity of an item, or of one of its variants, that the cart shows. */
  quantityOf(itemId: string, sku: string | null): number;
  dispose(): void;
}
