import type { ConsentChoice, ConsentState, CookiePolicy } from './types.js';

/**
 * Whether the site is cookieless whatever the visitor says (platform §4): a cloneable template site, or a restrictive
 * policy that is absolute or asks nobody.
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

/** The state of a page that begins with `choice`, or with none. Without a restrictive policy nobody has to be asked. */
export function findFirstState(policy: CookiePolicy, choice: ConsentChoice | null): ConsentState {
  if (choice !== null && choice !== 'unknown') return resolveChoice(policy, choice);
  return resolveChoice(policy, policy.restrictive ? 'unknown' : 'granted');
}
