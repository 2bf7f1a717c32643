import { getCookie } from 'hono/cookie';
import type { PageCall } from './rendering.js';

/**
 * The rules under which the shop can be looked at (platform §4): `?cookiePolicy=asked` shows the banner, and so on.
 * A real shop has one of them.
 */
export const cookiePolicies = {
  /** Nobody is asked. */
  free: { restrictive: false, absolute: false, banner: false, onRefusal: 'cookieless' },
  /** Visitors are asked; without a yes nothing personal is kept. */
  asked: { restrictive: true, absolute: false, banner: true, onRefusal: 'cookieless' },
  /** Visitors are asked, and a no is a no to all of it. */
  strict: { restrictive: true, absolute: false, banner: true, onRefusal: 'nothing' },
  /** Nothing personal is kept of anybody. */
  absolute: { restrictive: true, absolute: true, banner: false, onRefusal: 'cookieless' },
} as const;

export type CookiePolicyName = keyof typeof cookiePolicies;

export const cookiePolicyCookie = 'cookiePolicy';

/** The policy that the visitor asked for, else the shop's own. */
export function readCookiePolicy(c: PageCall): CookiePolicyName {
  const asked = c.req.query(cookiePolicyCookie) ?? getCookie(c, cookiePolicyCookie) ?? '';
  return Object.hasOwn(cookiePolicies, asked) ? (asked as CookiePolicyName) : 'free';
}
