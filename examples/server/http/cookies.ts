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
  /** Lifetime in seconds; a year by default. */
  readonly seconds?: number;
}

/** Sets a cookie for the whole site. */
export function keepCookie(
  c: Context,
  name: string,
  value: string,
  { seconds = year, ...protection }: CookieProtection,
): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', maxAge: seconds, ...protection });
}

/** Removes a cookie if the request contains it. */
export function dropCookie(c: Context, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
}
