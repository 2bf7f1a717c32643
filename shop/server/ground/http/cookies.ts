import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from 'hono';

export const cartCookie = 'CART';
export const hasCartCookie = 'hasCart';
export const currencyCookie = 'currency';
/** The session of the owner. */
export const ownerCookie = 'OWNER';
/** The session of a member. */
export const memberSessionCookie = 'MEMBERSESSION';

const year = 365 * 24 * 60 * 60;

export interface CookieProtection {
  readonly secure: boolean;
  /** Hides the cookie from scripts. */
  readonly httpOnly: boolean;
  /** Lifetime in seconds; a year by default. Null ends with the browser. */
  readonly seconds?: number | null;
}

/** Sets a cookie for the whole site. */
export function keepCookie(
  c: Context,
  name: string,
  value: string,
  { seconds = year, ...protection }: CookieProtection,
): void {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax', ...lifetimeOf(seconds), ...protection });
}

const lifetimeOf = (seconds: number | null) => (seconds === null ? {} : { maxAge: seconds });

/** Removes a cookie if the request contains it. */
export function dropCookie(c: Context, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
}

/**
 * Over TLS the name gets the prefix `__Host-`: browsers accept such a cookie from this very host alone, so that a
 * neighbouring host cannot plant one.
 */
const hostPrefix = (secure: boolean) => (secure ? ({ prefix: 'host' } as const) : {});

/** Sets a cookie that only this host can set. */
export function keepHostCookie(
  c: Context,
  name: string,
  value: string,
  { seconds = year, ...protection }: CookieProtection,
): void {
  const options = { path: '/', sameSite: 'Lax', ...lifetimeOf(seconds), ...protection } as const;
  setCookie(c, name, value, { ...options, ...hostPrefix(protection.secure) });
}

/** The value of a cookie that `keepHostCookie` has set. */
export function readHostCookie(c: Context, name: string, secure: boolean): string | undefined {
  return secure ? getCookie(c, name, 'host') : getCookie(c, name);
}

/** Removes such a cookie if the request contains it. */
export function dropHostCookie(c: Context, name: string, secure: boolean): void {
  if (readHostCookie(c, name, secure) === undefined) return;
  deleteCookie(c, name, { path: '/', secure, ...hostPrefix(secure) });
}
