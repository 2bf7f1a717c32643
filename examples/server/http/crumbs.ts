import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../../core/net/index.js';
import type { Callers } from './callers.js';
import { keepCookie } from './cookies.js';
import { Problem } from './problem.js';
import type { Signer } from './signer.js';

/**
 * The crumb proves that a change comes from a page which could read our cookie: the page sends it back in
 * a header or a hidden field. It is signed, so that a cookie planted from a neighbouring host is no use.
 */
export interface Crumbs {
  /** The visitor's crumb for a hidden field; sets the cookie when there is no valid one yet. */
  issue(c: Context): string;
  /** The crumb that the request brought as a cookie, or null. */
  read(c: Context): string | null;
  /** @throws Problem `crumb` when `given` is not the crumb of the cookie; a fresh cookie goes with the answer. */
  check(c: Context, given: string | undefined): void;
}

const purpose = 'crumb';

export function createCrumbs(signer: Signer, callers: Callers): Crumbs {
  /** Of visitors without a cookie yet, so that all forms of their first page have the same. */
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
      if (given !== undefined && given === crumbs.read(c)) return;
      crumbs.issue(c);
      throw new Problem('crumb');
    },
  };
  return crumbs;
}
