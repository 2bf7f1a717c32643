import { setCookie } from 'hono/cookie';
import { currencyCookie, readCurrency } from '../server/index.js';
import { cookiePolicyCookie, readCookiePolicy } from './cookie-policy.js';
import type { PageCall } from './rendering.js';
import { readTheme, themeCookie } from './themes.js';

const year = 365 * 24 * 60 * 60;

/** What the footer switches, and the cookie policy: the name in the address and of the cookie that remembers it. */
const switches: Readonly<Record<string, (c: PageCall) => string>> = {
  [currencyCookie]: readCurrency,
  [themeCookie]: (c) => readTheme(c).name,
  [cookiePolicyCookie]: readCookiePolicy,
};

/** `?currency=EUR` and `?theme=dusk` are remembered, and the address is without them again. */
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
