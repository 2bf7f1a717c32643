import type { ConsentChoice } from './types.js';

/** The Google consent types that affect tracking here. */
const storageTypes = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const;
type StorageType = (typeof storageTypes)[number];
export type Grant = 'granted' | 'denied';

/** One `gtag('consent', …)` of the dataLayer. */
export interface ConsentCommand {
  action: 'default' | 'update';
  grants: Partial<Record<StorageType, Grant>>;
  isRegional: boolean;
}

/** The result of all commands so far. */
export interface ConsentMode {
  grants: Partial<Record<StorageType, Grant>>;
  /** Whether `analytics_storage` comes from the visitor rather than from a default. */
  isAnswered: boolean;
}

export const emptyConsentMode: ConsentMode = { grants: {}, isAnswered: false };

/** Reads a dataLayer entry as a consent command; null for any other entry. */
export function readConsentCommand(entry: unknown): ConsentCommand | null {
  // gtag pushes its arguments object, not an array.
  if (typeof entry !== 'object' || entry === null || !('0' in entry && '1' in entry)) return null;
  const action = entry[1];
  const values = '2' in entry ? entry[2] : null;
  if (entry[0] !== 'consent' || (action !== 'default' && action !== 'update')) return null;
  if (typeof values !== 'object' || values === null) return null;

  const said: Partial<Record<string, unknown>> = { ...values };
  const grants: ConsentCommand['grants'] = {};
  for (const type of storageTypes) {
    const grant = said[type];
    if (grant === 'granted' || grant === 'denied') grants[type] = grant;
  }
  return { action, grants, isRegional: 'region' in said };
}

/** Adds one command. The visitor's region is unknown here, so a regional default applies only if it denies. */
export function addConsentCommand(mode: ConsentMode, command: ConsentCommand): ConsentMode {
  const { action, grants, isRegional } = command;
  if (action === 'update') {
    const isAnswered = mode.isAnswered || 'analytics_storage' in grants;
    return { grants: { ...mode.grants, ...grants }, isAnswered };
  }
  const merged = { ...mode.grants };
  for (const type of storageTypes) {
    const grant = grants[type];
    if (grant && (!isRegional || grant === 'denied')) merged[type] = grant;
  }
  return { ...mode, grants: mode.isAnswered ? { ...merged, ...mode.grants } : merged };
}

/** Converts to a choice; null while `analytics_storage` is not set. */
export function toChoice(mode: ConsentMode): { choice: ConsentChoice; marketing: boolean } | null {
  const { analytics_storage, ad_storage, ad_user_data } = mode.grants;
  if (analytics_storage === undefined) return null;
  if (analytics_storage === 'granted') {
    return { choice: 'granted', marketing: ad_storage === 'granted' && ad_user_data !== 'denied' };
  }
  // A default that denies is not an answer of the visitor.
  return { choice: mode.isAnswered ? 'refused' : 'unknown', marketing: false };
}

/** Converts a state to the grants of an update for Google's tags. */
export function toGrants(isGranted: boolean, isMarketingAllowed: boolean): Record<string, Grant> {
  const marketing = isMarketingAllowed ? 'granted' : 'denied';
  return {
    analytics_storage: isGranted ? 'granted' : 'denied',
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  };
}
