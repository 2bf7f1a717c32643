import { setCookie } from 'hono/cookie';
import { currencyCookie, readCurrency } from '../server/index.js';
import { cookiePolicyCookie, readCookiePolicy } from './cookie-policy.js';
import type { PageCall } from './rendering.js';
import { readTheme, themeCookie } from './themes.js';

const year = 365 * 24 * 60 * 60;

/** Settings of the footer and the cookie policy; each name is the query parameter and the cookie. */
const switches: Readonly<Record<string, (c: PageCall) => string>> = {
  [currencyCookie]: readCurrency,
  [themeCookie]: (c) => readTheme(c).name,
  [cookiePolicyCookie]: readCookiePolicy,
};

/** Stores settings such as `?currency=EUR` in cookies and redirects to the URL without them. */
export async function rememberSwitches(c: PageCall, next: () => Promise<void>) {
  const asked = Object.keys(switches).filter((name) => c.req.query(name) !== undefined);
  if (c.req.method !== 'GET' || asked.length === 0) return next();
  const { pathname, searchParams, protocol } = new URL(c.req.url);
  for (const name of asked) {
    searchParams.delete(name);
    setCookie(c, name, switches[name]?.(c) ?? '', {
      path: '/',
      sameSite: 'Lax',
      maxAge: year,
      secure: protocol === 'https:',
    });
  }
  const rest = searchParams.toString();
  return c.redirect(rest === '' ? pathname : `${pathname}?${rest}`, 303);
}
