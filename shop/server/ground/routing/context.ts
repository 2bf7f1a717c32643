import type { Clock, Reporter } from 'vitrine/core/runtime';
import type { Database } from '../database/index.js';
import type {
  Call,
  Callers,
  Crumbs,
  GroundKind,
  RateLimiter,
  Visitor,
  Visitors,
} from '../http/index.js';

/** The context that the routes of every domain share. A domain extends it with its own service, and names the kinds of its limits. */
export interface RouteContext<Kind extends string = never> {
  readonly database: Database;
  readonly callers: Callers;
  readonly visitors: Visitors;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter<Kind>;
  readonly clock: Pick<Clock, 'now'>;
  readonly reporter: Reporter;
}

/**
 * Counts a call towards the limits of the visitor's address and cart: the address alone would stop nobody who has many,
 * the cart alone nobody who takes another one. Call it before any query.
 */
export function countCall<Kind extends string>(
  { limiter, callers }: Pick<RouteContext<Kind>, 'limiter' | 'callers'>,
  c: Pick<Call, 'env' | 'req'>,
  kind: GroundKind | Kind,
  { cartId }: Pick<Visitor, 'cartId'>,
): Promise<void> {
  const ofCart = cartId === null ? [] : [`cart:${cartId}`];
  return limiter.count(kind, `address:${callers.address(c)}`, ...ofCart);
}
