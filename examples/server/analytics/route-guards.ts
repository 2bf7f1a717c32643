import { Problem, type Call } from '../http/index.js';
import type { Parts } from '../routing/context.js';

/** By address: these calls know no visitor. */
export function countTracking({ limiter, callers }: Parts, c: Call): Promise<void> {
  return limiter.count('tracking', `address:${callers.address(c)}`);
}

/** Pages of this server and of listed origins. A plain form of any other page gets as far as here. */
export function requireKnownPage({ callers }: Parts, c: Call): void {
  if (callers.origin(c) === 'refused') throw new Problem('origin-refused');
}

/**
 * A wrong crumb is refused. None at all will do where there is no cookie to compare with, and for a request that
 * names its origin itself: a beacon can carry no header.
 */
export function requireCrumb({ callers, crumbs }: Parts, c: Call, given: string | undefined): void {
  if (callers.origin(c) === 'listed') return;
  const isProven = c.req.header('Origin') !== undefined || crumbs.read(c) === null;
  if (given === undefined && isProven) return;
  crumbs.check(c, given);
}
