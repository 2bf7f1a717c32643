import type { AddIntent, AddResult, Cart } from './cart.js';
import type { LineFields } from './client.js';

export interface CartState {
  /** What to show: the settled cart with the quantities that were asked for. Empty while there is none. */
  readonly cart: Cart;
  /** As the server last answered it; null while that is unknown or there is no cart. */
  readonly settled: Cart | null;
  /** `ready` also means: known to have no cart. */
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed';
  /** A change is without its answer: the totals shown are about to change. */
  readonly isUpdating: boolean;
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
  /** Reads the cart again. Never rejects: after a failure the settled cart stays, or the status is `failed`. */
  refresh(): Promise<void>;
  /** Sends what waits and resolves when everything is answered; await it before a checkout. */
  flush(): Promise<void>;
  /** How many of an item, or of one of its variants, are shown in the cart. */
  quantityOf(itemId: string, sku: string | null): number;
  dispose(): void;
}
