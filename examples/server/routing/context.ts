import type { Clock, Reporter } from '../../../core/runtime/index.js';
import type { Database } from '../database/index.js';
import type {
  Call,
  Callers,
  Crumbs,
  RateLimiter,
  RateLimits,
  Visitor,
  Visitors,
} from '../http/index.js';

/** What the routes of every domain share. A domain extends it with its own service. */
export interface RouteContext {
  readonly database: Database;
  readonly callers: Callers;
  readonly visitors: Visitors;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

/** Counts a call towards the limit of the visitor's cart, or of their address if they have no cart. */
export function countCall(
  { limiter, callers }: RouteContext,
  c: Call,
  kind: keyof RateLimits,
  { cartId }: Visitor,
): Promise<void> {
  return limiter.count(kind, cartId === null ? `address:${callers.address(c)}` : `cart:${cartId}`);
}
