import { crumbHeader, idempotencyHeader } from 'vitrine/core/net';
import type { Call } from '../http/index.js';

/** The headers of a change: the crumb proves its page, the idempotency key names its intent. */
export function readChangeHeaders(c: Call) {
  return {
    crumb: c.req.header(crumbHeader),
    key: c.req.header(idempotencyHeader),
  };
}
