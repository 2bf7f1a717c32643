import { setCookie } from 'hono/cookie';
import { currencyCookie, readCurrency, toOwnPath } from '../server/index.js';
import { cookiePolicyCookie, findCookiePolicy } from './cookie-policy.js';
import { currentSite } from './current-site.js';
import type { PageCall } from './page-call.js';
import type { StorefrontServices } from './services.js';
import { offeredCodes } from './site-state.js';
import { readTheme, themeCookie } from './themes.js';
import { chosenLanguage, languageCookie } from './words/languages.js';

const year = 365 * 24 * 60 * 60;

interface Switch {
  readonly read: (c: PageCall) => string;
  /** What may have led to a page that stores the setting. */
  readonly from: readonly ReturnType<StorefrontServices['callers']['cameFrom']>[];
}

/** Settings of the footer and the cookie policy; each name is the query parameter and the cookie. */
const switches: Readonly<Record<string, Switch>> = {
  [currencyCookie]: { read: readCurrency, from: ['own', 'nowhere'] },
  [themeCookie]: { read: (c) => readTheme(c, currentSite().theme).name, from: ['own', 'nowhere'] },
  [languageCookie]: {
    read: (c) => chosenLanguage(c, offeredCodes(c)).code,
    from: ['own', 'nowhere'],
  },
  // Consent is the visitor's own: no link that somebody sends may change its rules.
  [cookiePolicyCookie]: {
    read: (c) => findCookiePolicy(c.req.query(cookiePolicyCookie)),
    from: ['own'],
  },
};

/** The rest of the page's query, which a switch keeps: what was searched for, or filtered. */
export function keptQuery(c: PageCall): ReadonlyArray<{ name: string; value: string }> {
  return [...new URL(c.req.url).searchParams]
    .filter(([name]) => !Object.hasOwn(switches, name))
    .map(([name, value]) => ({ name, value }));
}

/** Stores settings such as `?currency=EUR` in cookies and redirects to the page without them, with its own query. */
export function rememberSwitches({ callers }: Pick<StorefrontServices, 'callers'>) {
  return async (c: PageCall, next: () => Promise<void>) => {
    const origin = callers.cameFrom(c);
    const asked = Object.entries(switches).filter(
      ([name, { from }]) => c.req.query(name) !== undefined && from.includes(origin),
    );
    if (c.req.method !== 'GET' || asked.length === 0) return next();
    const { pathname, searchParams: sent } = new URL(c.req.url);
    const searchParams = (origin === 'own' && queryOfPage(c, pathname)) || sent;
    for (const [name, { read }] of asked) {
      setCookie(c, name, read(c), {
        path: '/',
        sameSite: 'Lax',
        maxAge: year,
        secure: callers.isSecure(c),
      });
    }
    for (const name of Object.keys(switches)) searchParams.delete(name);
    const rest = searchParams.toString();
    const page = toOwnPath(pathname);
    return c.redirect(rest === '' ? page : `${page}?${rest}`, 303);
  };
}

/** The query of the page that a switch stands on: a list with script changes it after the page was made. */
function queryOfPage(c: PageCall, pathname: string): URLSearchParams | null {
  const referrer = c.req.header('Referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  return page?.pathname === pathname ? page.searchParams : null;
}
