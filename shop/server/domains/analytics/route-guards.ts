import { Problem, type Call } from '../../ground/http/index.js';
import type { RouteContext } from '../../ground/routing/index.js';
import type { AnalyticsRouteContext } from './route-context.js';

/** Counts by address, because these calls identify no visitor. */
export function countTracking({ limiter, callers }: AnalyticsRouteContext, c: Call): Promise<void> {
  return limiter.count('tracking', `address:${callers.address(c)}`);
}

/** The same for a body of events, whose kilobytes count as well. A body of unknown length is read first. */
export async function countEvents(
  { limiter, callers }: AnalyticsRouteContext,
  c: Call,
): Promise<void> {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  const bytes = Number.isNaN(length) ? (await c.req.arrayBuffer()).byteLength : length;
  const visitor = `address:${callers.address(c)}`;
  await limiter.countAll([
    { kind: 'tracking', visitor },
    { kind: 'trackingKilobytes', visitor, points: Math.ceil(bytes / 1024) },
  ]);
}

/** Refuses pages of unknown origins, whose plain forms the general check of origins lets through. */
export function requireKnownPage({ callers }: RouteContext, c: Call): void {
  if (callers.origin(c) === 'refused') throw new Problem('origin-refused');
}

/**
 * Refuses a wrong crumb. A missing crumb is accepted if there is no crumb cookie to compare with, or if the request has
 * an `Origin` header, because a beacon cannot send custom headers.
 */
export function requireCrumb(
  { callers, crumbs }: RouteContext,
  c: Call,
  given: string | undefined,
): void {
  if (callers.origin(c) === 'listed') return;
  const isProven = c.req.header('Origin') !== undefined || crumbs.read(c) === null;
  if (given === undefined && isProven) return;
  crumbs.check(c, given);
}
