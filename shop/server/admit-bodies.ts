import type { Next } from 'hono';
import {
  largeBodyOf,
  largestOfOwner,
  lengthOf,
  refuseBody,
  usualSize,
  type LargeBody,
} from './body-limits.js';
import {
  createBodyBudget,
  holdBody,
  isSafeMethod,
  Problem,
  type Call,
  type Callers,
  type Crumbs,
  type RateLimiter,
} from './http/index.js';
import type { Owners } from './domains/owners/index.js';

export interface BodyAdmission {
  readonly callers: Callers;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter;
  readonly owners: Pick<Owners, 'isOwner'>;
}

/** A middleware for the routes that take large bodies. */
export type AdmitBody = (c: Call, next: Next) => Promise<void>;

/** In bytes. */
const usualBudget = 100_000_000;
/** In milliseconds: the server cuts a body that takes longer than 20 seconds. */
const retryAfter = 10_000;

/**
 * Admits a large body before a byte of it is read: its sender is known, has not sent too many, and the process has room
 * for it. Smaller ones pass, so that nobody loses what was typed.
 * @param most Bytes that the process takes at a time.
 * @throws Problem `crumb`, `rate-limited`, `unavailable`.
 */
export function admitBodies(
  { callers, crumbs, limiter, owners }: BodyAdmission,
  most = usualBudget,
): AdmitBody {
  // Strangers can fill the rest for as long as they like.
  const budget = createBodyBudget(most, Math.min(largestOfOwner, most / 2));

  async function isAdmitted(c: Call, { from }: LargeBody): Promise<boolean> {
    if (from === 'owner') return owners.isOwner(c);
    const isOfBrowser = () => crumbs.read(c) !== null || callers.isOwnPage(c);
    if (from === 'form' && !isOfBrowser()) crumbs.check(c, undefined);
    await limiter.count('largeBodies', `address:${callers.address(c)}`);
    return true;
  }

  return async (c, next) => {
    const body = largeBodyOf(c);
    const length = lengthOf(c);
    const isSmall = length !== null && length <= usualSize;
    if (body === null || isSmall || isSafeMethod(c.req.method)) return next();
    // The owner's pages send others away, and read nothing.
    if (!(await isAdmitted(c, body))) return next();

    const giveBack = budget.take(length ?? body.maxSize, body.from === 'owner');
    if (giveBack === null) throw new Problem('unavailable', { retryAfter });
    try {
      const held = holdBody(c.req.raw, body.maxSize);
      c.req.raw = held.request;
      await next();
      if (!held.isOver()) return;
      // In place of what the handler made of a body without its end, headers included.
      const refusal = refuseBody(c, body);
      c.res = undefined;
      c.res = refusal;
    } finally {
      giveBack();
    }
  };
}
