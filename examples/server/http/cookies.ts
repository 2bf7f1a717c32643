import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';

export const cartCookie = 'CART';
export const hasCartCookie = 'hasCart';
export const currencyCookie = 'currency';

const year = 365 * 24 * 60 * 60;

export interface CookieProtection {
  readonly secure: boolean;
  /** Hides the cookie from scripts. */
  readonly httpOnly: boolean;
}

/** Sets a cookie for a year from now. */
export function keepCookie(
  c: Context,
  name: string,
  value: string,
  protection: CookieProtection,
): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', maxAge: year, ...protection });
}

/** Removes a cookie, if the request brought it. */
export function dropCookie(c: Context, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
}
