import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  createBodyBudget,
  findLargeBody,
  holdBody,
  isSafeMethod,
  lengthOf,
  Problem,
  refuseBody,
  usualSize,
  type BodyBudget,
  type Call,
  type Callers,
  type Crumbs,
  type Environment,
  type LargeBody,
  type RateLimiter,
} from './ground/http/index.js';
import type { Owners } from './domains/owners/index.js';

export interface BodyAdmission {
  readonly callers: Callers;
  readonly crumbs: Crumbs;
  readonly limiter: RateLimiter;
  readonly owners: Pick<Owners, 'isOwner'>;
}

/** The bodies that a server takes. */
export interface Bodies {
  /** Holds the body of each call to its limit. A large one that does not say its length is held where it is admitted. */
  readonly limit: MiddlewareHandler<Environment>;
  /**
   * Admits a large body before a byte of it is read: its sender is known, has not sent too many, and the process has room
   * for it. Smaller ones pass, so that nobody loses what was typed.
   * @throws Problem `crumb`, `rate-limited`, `unavailable`.
   */
  readonly admit: MiddlewareHandler<Environment>;
  /** Takes further large bodies, those of pages that are mounted beside the calls. */
  add(bodies: readonly LargeBody[]): void;
}

/** In bytes. */
const usualBudget = 100_000_000;
/** In milliseconds: the server cuts a body that takes longer than 20 seconds. */
const retryAfter = 10_000;

/** @param most Bytes that the process takes at a time. */
export function takeBodies(
  { callers, crumbs, limiter, owners }: BodyAdmission,
  known: readonly LargeBody[],
  most = usualBudget,
): Bodies {
  let taken = known;
  let budget: BodyBudget | null = null;
  const limitUsual = bodyLimit({ maxSize: usualSize, onError: (c) => refuseBody(c, null) });

  const bodyOf = ({ req }: Call): LargeBody | null =>
    findLargeBody(taken, { path: req.path, type: req.header('Content-Type') ?? '' });

  /** Strangers can fill what the owner's largest body leaves, for as long as they like. */
  function createBudget(): BodyBudget {
    const ofOwner = taken.filter(({ from }) => from === 'owner').map(({ maxSize }) => maxSize);
    return createBodyBudget(most, Math.min(Math.max(0, ...ofOwner), most / 2));
  }

  async function isAdmitted(c: Call, { from }: LargeBody): Promise<boolean> {
    if (from === 'owner') return owners.isOwner(c);
    const isOfBrowser = () => crumbs.read(c) !== null || callers.isOwnPage(c);
    if (from === 'form' && !isOfBrowser()) crumbs.check(c, undefined);
    await limiter.count('largeBodies', `address:${callers.address(c)}`);
    return true;
  }

  return {
    async limit(c, next) {
      const body = bodyOf(c);
      const length = lengthOf(c);
      if (length === null) return body === null ? limitUsual(c, next) : next();
      return length > (body?.maxSize ?? usualSize) ? refuseBody(c, body) : next();
    },
    async admit(c, next) {
      const body = bodyOf(c);
      const length = lengthOf(c);
      const isSmall = length !== null && length <= usualSize;
      if (body === null || isSmall || isSafeMethod(c.req.method)) return next();
      // The owner's pages send others away, and read nothing.
      if (!(await isAdmitted(c, body))) return next();

      budget ??= createBudget();
      const giveBack = budget.take(length ?? body.maxSize, body.from === 'owner');
      if (giveBack === null) throw new Problem('unavailable', { retryAfter });
      try {
        const held = holdBody(c.req.raw, body.maxSize);
        c.req.raw = held.request;
        await next();
        if (!held.isOver()) return undefined;
        // In place of what the handler made of a body without its end, headers included.
        const refusal = refuseBody(c, body);
        c.res = undefined;
        c.res = refusal;
      } finally {
        giveBack();
      }
      return undefined;
    },
    add(bodies) {
      taken = [...taken, ...bodies];
    },
  };
}
