import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { crumbCookie } from 'vitrine/core/net';
import { createBrowserIds } from './browser-ids.js';
import type { Callers } from './callers.js';
import { keepCookie, memberSessionCookie, ownerCookie, readHostCookie } from './cookies.js';
import { Problem } from './problem.js';
import type { Signer } from './signer.js';

/** The values of the cookies, '' for none. */
interface Sessions {
  readonly owner: string;
  readonly member: string;
}

const sessionForm = new RegExp(`^(?:__Host-)?${ownerCookie}=([^;]*)`);

/**
 * The crumb is a CSRF token (double-submit cookie): a page sends the value of its cookie in a header or a hidden field,
 * which proves that it could read the cookie. Its signature covers the browser's name and the sessions of owner and member,
 * so that a crumb from another browser, planted by a sibling host, is not accepted.
 */
export interface Crumbs {
  /** The visitor's crumb for a hidden field; sets the cookie if there is no valid one. */
  issue(c: Context): string;
  /** The valid crumb of the request's cookie, or null. */
  read(c: Context): string | null;
  /**
   * The forms of pages that a cache keeps have an empty crumb (`''`), which is accepted if the browser states that an
   * own page sent the form. Older browsers do not; their response sets a crumb, and the page they return to contains it.
   * A call needs its crumb in any case: the cookie is also whom its `Idempotency-Key` belongs to.
   * @throws Problem `crumb` if `given` differs from the cookie; the response sets a new cookie then.
   */
  check(c: Context, given: string | undefined): void;
  /** Sets the crumb of the owner's session that the answer begins or ends, so that open pages of the browser go on. */
  followSession(c: Context): void;
  /** Sets and answers the crumb of a member's session that the answer begins ('' for one that it ends). */
  followMember(c: Context, session: string): string;
}

/** The owner's session in the `Set-Cookie` lines of an answer: '' if it ends one, null if there is none among them. */
function sessionIn(answer: Response): string | null {
  for (const line of answer.headers.getSetCookie()) {
    const [, value] = sessionForm.exec(line) ?? [];
    if (value !== undefined) return decodeURIComponent(value);
  }
  return null;
}

export function createCrumbs(signer: Signer, callers: Callers): Crumbs {
  const browsers = createBrowserIds(callers);
  /** Crumbs issued in pending requests without a cookie, so that all forms of a page get the same crumb. */
  const issued = new WeakMap<Request, string>();
  /** The crumbs of the pending requests, so that each signature is checked once. */
  const known = new WeakMap<Request, { readonly crumb: string | null }>();

  /** A crumb is good for one browser, and for one session of owner and member: a new one begins with a sign-in. */
  const purposeFor = (browser: string, { owner, member }: Sessions) =>
    `crumb:${browser}:${owner}${member && `:${member}`}`;

  const sessionsOf = (c: Context): Sessions => ({
    owner: readHostCookie(c, ownerCookie, callers.isSecure(c)) ?? '',
    member: readHostCookie(c, memberSessionCookie, callers.isSecure(c)) ?? '',
  });

  function create(c: Context, sessions: Sessions): string {
    const purpose = purposeFor(browsers.issue(c), sessions);
    const crumb = signer.sign(purpose, randomBytes(16).toString('base64url'));
    keepCookie(c, crumbCookie, crumb, { secure: callers.isSecure(c), httpOnly: false });
    return crumb;
  }

  function verify(c: Context): string | null {
    const crumb = getCookie(c, crumbCookie);
    const browser = browsers.read(c);
    if (crumb === undefined || browser === null) return null;
    return signer.verify(purposeFor(browser, sessionsOf(c)), crumb) === null ? null : crumb;
  }

  const crumbs: Crumbs = {
    read(c) {
      const read = known.get(c.req.raw) ?? { crumb: verify(c) };
      known.set(c.req.raw, read);
      return read.crumb;
    },
    issue(c) {
      const present = crumbs.read(c) ?? issued.get(c.req.raw) ?? null;
      if (present !== null) return present;
      const crumb = create(c, sessionsOf(c));
      issued.set(c.req.raw, crumb);
      return crumb;
    },
    check(c, given) {
      if (given && given === crumbs.read(c)) return;
      crumbs.issue(c);
      if (given === '' && callers.isOwnPage(c)) return;
      throw new Problem('crumb');
    },
    followSession(c) {
      const owner = sessionIn(c.res);
      if (owner !== null) create(c, { ...sessionsOf(c), owner });
    },
    followMember(c, member) {
      const crumb = create(c, { ...sessionsOf(c), member });
      issued.set(c.req.raw, crumb);
      known.set(c.req.raw, { crumb });
      return crumb;
    },
  };
  return crumbs;
}
