import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../../core/net/index.js';
import type { Callers } from './callers.js';
import { keepCookie } from './cookies.js';
import { Problem } from './problem.js';
import type { Signer } from './signer.js';

/**
 * The crumb is a CSRF token (double-submit cookie): a page sends the value of its cookie in a header or a hidden field,
 * which proves that it could read the cookie. It is signed, so that a cookie set by a sibling host is not accepted.
 */
export interface Crumbs {
  /** The visitor's crumb for a hidden field; sets the cookie if there is no valid one. */
  issue(c: Context): string;
  /** The valid crumb of the request's cookie, or null. */
  read(c: Context): string | null;
  /**
   * Pages that a cache keeps contain no crumb, so a request without one is accepted if its browser states that an own
   * page sent it. Older browsers do not; their response sets a crumb, and the page they return to contains it.
   * @throws Problem `crumb` if `given` differs from the cookie; the response sets a new cookie then.
   */
  check(c: Context, given: string | undefined): void;
}

const purpose = 'crumb';

export function createCrumbs(signer: Signer, callers: Callers): Crumbs {
  /** Crumbs issued in pending requests without a cookie, so that all forms of a page get the same crumb. */
  const issued = new WeakMap<Request, string>();

  const crumbs: Crumbs = {
    read(c) {
      const crumb = getCookie(c, crumbCookie);
      return crumb !== undefined && signer.verify(purpose, crumb) !== null ? crumb : null;
    },
    issue(c) {
      const known = crumbs.read(c) ?? issued.get(c.req.raw) ?? null;
      if (known !== null) return known;
      const crumb = signer.sign(purpose, randomBytes(16).toString('base64url'));
      keepCookie(c, crumbCookie, crumb, { secure: callers.isSecure(c), httpOnly: false });
      issued.set(c.req.raw, crumb);
      return crumb;
    },
    check(c, given) {
      if (given && given === crumbs.read(c)) return;
      crumbs.issue(c);
      if (!given && callers.isOwnPage(c)) return;
      throw new Problem('crumb');
    },
  };
  return crumbs;
}
