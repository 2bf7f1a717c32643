import { getCookie } from 'hono/cookie';
import type { PageCall } from './page-call.js';

/**
 * The cookie policies the example shop can demonstrate (platform §4), chosen with `?cookiePolicy=`. A real shop has one
 * policy.
 */
export const cookiePolicies = {
  /** The site asks for no consent. */
  free: { restrictive: false, absolute: false, banner: false, onRefusal: 'cookieless' },
  /** Asks for consent; without it no personal data are stored. */
  asked: { restrictive: true, absolute: false, banner: true, onRefusal: 'cookieless' },
  /** Asks for consent; a refusal disables tracking completely. */
  strict: { restrictive: true, absolute: false, banner: true, onRefusal: 'nothing' },
  /** Stores no personal data of any visitor. */
  absolute: { restrictive: true, absolute: true, banner: false, onRefusal: 'cookieless' },
} as const;

export type CookiePolicyName = keyof typeof cookiePolicies;

export const cookiePolicyCookie = 'cookiePolicy';

/** The policy of the cookie, otherwise the shop's default. A query alone chooses none: any link could contain it. */
export function readCookiePolicy(c: PageCall): CookiePolicyName {
  return findCookiePolicy(getCookie(c, cookiePolicyCookie));
}

export function findCookiePolicy(name = ''): CookiePolicyName {
  return Object.hasOwn(cookiePolicies, name) ? (name as CookiePolicyName) : 'free';
}
