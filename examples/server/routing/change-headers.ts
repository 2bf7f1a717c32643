import { crumbHeader, idempotencyHeader, intentOrderHeader } from '../../../core/net/index.js';
import { readIntentOrder } from '../carts/index.js';
import type { Call } from '../http/index.js';

/** What a call brings to show that it is meant, and meant once. */
export function proofOf(c: Call) {
  return {
    crumb: c.req.header(crumbHeader),
    key: c.req.header(idempotencyHeader),
  };
}

/** Its form has been checked with the other headers. */
export function orderOf(c: Call) {
  return readIntentOrder(c.req.header(intentOrderHeader));
}
