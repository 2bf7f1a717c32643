import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import {
  keepHostCookie,
  readHostCookie,
  type Callers,
  type Visitors,
} from '../../ground/http/index.js';

/**
 * The carts of direct purchases that this browser checks out. The token of such a cart arrives in an address once; from
 * then on a cookie that no script reads holds it, and addresses name the cart by a reference that opens nothing.
 */
export interface PurchaseCookies {
  /** Keeps the token and returns its reference; null if it is not a token of ours. A known reference keeps its token. */
  keep(c: Context, token: string): string | null;
  /** The token of a reference; null in a browser that has not opened the purchase. */
  read(c: Context, reference: string): string | null;
  /** The token of a purchase whose cart has got a new id. */
  replace(c: Context, reference: string, token: string): void;
}

const name = 'PURCHASES';
const seconds = 30 * 24 * 60 * 60;
/** Older ones are dropped, so that links cannot make the cookie longer than a server accepts. */
const mostPurchases = 5;

export function createPurchaseCookies(
  callers: Callers,
  visitors: Pick<Visitors, 'cartOf'>,
): PurchaseCookies {
  /** By reference, the oldest first. */
  function readAll(c: Context): Map<string, string> {
    const text = readHostCookie(c, name, callers.isSecure(c)) ?? '';
    const entries = text.split('~').flatMap((entry): [string, string][] => {
      const end = entry.indexOf('.');
      return end < 0 ? [] : [[entry.slice(0, end), entry.slice(end + 1)]];
    });
    return new Map(entries.slice(-mostPurchases));
  }

  function replace(c: Context, reference: string, token: string): void {
    const all = readAll(c);
    all.delete(reference);
    all.set(reference, token);
    const kept = [...all].slice(-mostPurchases).map((entry) => entry.join('.'));
    const protection = { secure: callers.isSecure(c), httpOnly: true, seconds };
    keepHostCookie(c, name, kept.join('~'), protection);
  }

  return {
    keep(c, token) {
      const cartId = visitors.cartOf(token);
      if (cartId === null) return null;
      const reference = createHash('sha256').update(cartId).digest('hex').slice(0, 16);
      if (!readAll(c).has(reference)) replace(c, reference, token);
      return reference;
    },
    read: (c, reference) => readAll(c).get(reference) ?? null,
    replace,
  };
}
