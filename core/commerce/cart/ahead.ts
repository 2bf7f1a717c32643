import { createIntentOrder } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';

/** The requests that are sent for the page's cart before the cart is there. */
export interface Ahead {
  /** Nothing more is sent: an add is on its way, or the cart is there. */
  isClosed: boolean;
  /** Counts the page's changes; see `createIntentOrder`. */
  readonly nextOrder: () => string;
}

/** One for each API origin of the page, over all copies of the library. */
export function getAhead(): Ahead {
  const runtime = getRuntime();
  return runtime.shared(`ahead:${runtime.apiOrigin}`, () => ({
    isClosed: false,
    nextOrder: createIntentOrder(),
  }));
}
