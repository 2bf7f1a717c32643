import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { keepCookie, type Callers, type Signer } from '../../ground/http/index.js';

/** The password of private pages, behind their lock screen. */
export interface Locks {
  /** Whether this browser has given the password that is valid now. */
  isOpen(c: Context): boolean;
  /** Opens the private pages for this browser, and returns whether `password` is right. */
  open(c: Context, password: string): boolean;
}

export interface LockContext {
  readonly signer: Signer;
  readonly callers: Pick<Callers, 'isSecure'>;
  /** Null opens them for nobody. */
  readonly password: string | null;
}

const lockCookie = 'LOCK';
const purpose = 'lock';
const digestOf = (text: string) => createHash('sha256').update(text).digest();

export function createLocks({ signer, callers, password }: LockContext): Locks {
  if (password === null) return { isOpen: () => false, open: () => false };
  const expected = digestOf(password);
  // Another password closes what the old one has opened.
  const key = expected.toString('base64url');
  return {
    isOpen: (c) => signer.verify(purpose, getCookie(c, lockCookie) ?? '') === key,
    open(c, given) {
      const isRight = timingSafeEqual(digestOf(given), expected);
      if (isRight) {
        const secure = callers.isSecure(c);
        keepCookie(c, lockCookie, signer.sign(purpose, key), { secure, httpOnly: true });
      }
      return isRight;
    },
  };
}
