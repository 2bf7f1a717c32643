import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Clock } from '../../../core/runtime/index.js';
import {
  dropCookie,
  keepCookie,
  Problem,
  type Call,
  type Callers,
  type RateLimiter,
  type Signer,
} from '../http/index.js';

/** Who runs the shop: whoever knows its one password. A signed cookie that no script sees says so for twelve hours. */
export interface Owners {
  isOwner(c: Context): boolean;
  /** @throws Problem `owner-only`. */
  require(c: Context): void;
  /**
   * False when that is not the password. Only wrong passwords count towards the limit, so that an owner may come and
   * go. @throws Problem `rate-limited`, also for the right password, after too many wrong ones from one address.
   */
  signIn(c: Call, password: string): Promise<boolean>;
  signOut(c: Context): void;
}

export interface OwnerParts {
  /** Null or empty: nobody can sign in. */
  readonly password: string | null;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
}

export const ownerCookie = 'OWNER';
const seconds = 12 * 60 * 60;

export function createOwners({ password, signer, callers, limiter, clock }: OwnerParts): Owners {
  const known = password === null || password === '' ? null : digest(password);
  // With another password the cookies of before are worth nothing.
  const purpose = `owner:${known?.toString('base64url') ?? ''}`;

  const owners: Owners = {
    isOwner(c) {
      const until = signer.verify(purpose, getCookie(c, ownerCookie) ?? '');
      return known !== null && until !== null && clock.now() < Number(until);
    },
    require(c) {
      if (!owners.isOwner(c)) throw new Problem('owner-only');
    },
    async signIn(c, given) {
      const visitor = `address:${callers.address(c)}`;
      // Counted before it is looked at: many guesses at once are no way around the limit.
      await limiter.count('signIns', visitor);
      if (known === null || !timingSafeEqual(digest(given), known)) return false;
      await limiter.giveBack('signIns', visitor);
      keepCookie(c, ownerCookie, signer.sign(purpose, String(clock.now() + seconds * 1000)), {
        secure: callers.isSecure(c),
        httpOnly: true,
        seconds,
      });
      return true;
    },
    signOut(c) {
      dropCookie(c, ownerCookie);
    },
  };
  return owners;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
