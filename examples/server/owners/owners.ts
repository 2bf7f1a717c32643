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

/** Sign-in of the shop's owner by a single password. A signed HttpOnly cookie is valid for twelve hours. */
export interface Owners {
  isOwner(c: Context): boolean;
  /** @throws Problem `owner-only`. */
  require(c: Context): void;
  /**
   * Returns false for a wrong password. Only wrong passwords count towards the rate limit, so that an owner can sign in
   * often.
   * @throws Problem `rate-limited`, even for the right password, after too many wrong ones from one address.
   */
  signIn(c: Call, password: string): Promise<boolean>;
  signOut(c: Context): void;
}

export interface OwnerDependencies {
  /** If null or empty, nobody can sign in. */
  readonly password: string | null;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
}

const ownerCookie = 'OWNER';
const seconds = 12 * 60 * 60;

export function createOwners({
  password,
  signer,
  callers,
  limiter,
  clock,
}: OwnerDependencies): Owners {
  const known = password === null || password === '' ? null : digest(password);
  // The password is part of the purpose, so that a new password invalidates existing cookies.
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
      // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
      await limiter.count('signIns', visitor);
      if (known === null || !timingSafeEqual(digest(given), known)) return false;
      await limiter.uncount('signIns', visitor);
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
