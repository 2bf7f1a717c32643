import type { Clock, Reporter } from 'vitrine/core/runtime';
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

/** The context that the routes of every domain share. A domain extends it with its own service. */
export interface RouteContext {
  readonly database: Database;
  readonly callers: Callers;
  readonly visitors: Visitors;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

/**
 * Counts a call towards the limits of the visitor's address and cart: the address alone would stop nobody who has many,
 * the cart alone nobody who takes another one. Call it before any query.
 */
export function countCall(
  { limiter, callers }: Pick<RouteContext, 'limiter' | 'callers'>,
  c: Pick<Call, 'env' | 'req'>,
  kind: keyof RateLimits,
  { cartId }: Pick<Visitor, 'cartId'>,
): Promise<void> {
  const ofCart = cartId === null ? [] : [`cart:${cartId}`];
  return limiter.count(kind, `address:${callers.address(c)}`, ...ofCart);
}
