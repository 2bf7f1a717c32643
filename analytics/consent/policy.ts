import type { ConsentChoice, ConsentState, CookiePolicy } from './types.js';

/**
 * Whether the site is cookieless whatever the visitor chooses (platform §4): a cloneable template site, or a restrictive
 * policy that is absolute or has no banner.
 */
export function isAlwaysCookieless(policy: CookiePolicy): boolean {
  const { restrictive, absolute, banner, isTemplateSite } = policy;
  return isTemplateSite || (restrictive && (absolute || !banner));
}

/** The state that a choice leads to, from any other. */
export function resolveChoice(policy: CookiePolicy, choice: ConsentChoice): ConsentState {
  const known =
    choice !== 'refused' ? choice : policy.onRefusal === 'nothing' ? 'denied' : 'cookieless';
  return known !== 'denied' && isAlwaysCookieless(policy) ? 'cookieless' : known;
}

/** The first state of a page, with the stored choice or none. Only a restrictive policy needs consent. */
export function findFirstState(policy: CookiePolicy, choice: ConsentChoice | null): ConsentState {
  if (choice !== null && choice !== 'unknown') return resolveChoice(policy, choice);
  return resolveChoice(policy, policy.restrictive ? 'unknown' : 'granted');
}
