import type { AddIntent, AddResult, Cart, CartEntry, ShippingLocation } from './cart.js';
import type { LineFields } from './cart-client.js';

export interface CartState {
  /** What to show: the settled cart with the quantities that were asked for. Empty while there is none. */
  readonly cart: Cart;
  /** As the server last answered it; null while that is unknown or there is no cart. */
  readonly settled: Cart | null;
  /** `ready` also means: known to have no cart. */
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed';
  /** A change is without its answer: the totals shown are about to change. */
  readonly isUpdating: boolean;
  /** An update of additional fields is without its answer (storefront §4). */
  readonly isRecalculating: boolean;
  readonly pendingEntryIds: ReadonlySet<string>;
}

export interface CartStore {
  /** The same object until something changes. */
  getState(): CartState;
  subscribe(listener: () => void): () => void;
  /** Reads the cart unless that was done; resolves without a request where there can be none (storefront §4). Never rejects. */
  load(): Promise<void>;
  /** Rejects with a CartError. */
  add(intent: AddIntent): Promise<AddResult>;
  /** Shown at once, sent after 300 ms of rest; 0 removes. Rejects with a CartError and takes the change back. */
  setQuantity(entryId: string, quantity: number): Promise<void>;
  /** Rejects with a CartError. A line that is gone already counts as removed. */
  remove(entryId: string): Promise<void>;
  /** Rejects with a CartError. */
  updateAdditionalFields(entryId: string, fields: LineFields): Promise<void>;
  /**
   * Undoes the removal of `entry`: its item, variant, quantity and additional fields come back. However often it is
   * called with the same object, that happens once. Rejects with a CartError.
   */
  restore(entry: CartEntry): Promise<AddResult>;
  /** Rejects with a CartError: the server's sentence says why the code was refused. */
  applyCoupon(code: string): Promise<void>;
  /** Rejects with a CartError. */
  removeCoupon(code: string): Promise<void>;
  /** Answers with the options for there. Rejects with a CartError. */
  setShippingLocation(location: ShippingLocation): Promise<void>;
  /** Rejects with a CartError. */
  chooseShippingOption(optionId: string): Promise<void>;
  /** Reads the cart again. Never rejects: after a failure the settled cart stays, or the status is `failed`. */
  refresh(): Promise<void>;
  /** Sends what waits and resolves when everything is answered; await it before a checkout. */
  flush(): Promise<void>;
  /** How many of an item, or of one of its variants, are shown in the cart. */
  quantityOf(itemId: string, sku: string | null): number;
  dispose(): void;
}
