import type { AddIntent, AddResult } from './cart.js';
import type { CartError } from './errors.js';

/** One press of an add-to-cart button and its outcome. Times are wall milliseconds of the runtime's clock. */
export interface AddAttempt {
  readonly intent: AddIntent;
  readonly startedAt: number;
  /** Null, like `outcome`, while the attempt is pending. */
  readonly settledAt: number | null;
  readonly outcome:
    | { readonly kind: 'added'; readonly result: AddResult }
    /** The purchase skips the cart and continues at `address`. */
    | { readonly kind: 'leaving'; readonly address: string }
    | { readonly kind: 'failed'; readonly error: CartError }
    /** A listener, or the page's own action, refused it. */
    | { readonly kind: 'canceled' }
    | null;
}
