export { applyBannerChoice, bannerEvent, connectBanner, type BannerOptions } from './banner.js';
export { connectConsentMode, consentModeSource, type DataLayer } from './consent-mode.js';
export { createConsent } from './machine.js';
export { findFirstState, isAlwaysCookieless, resolveChoice } from './policy.js';
export {
  isPageViewTracked,
  readPaths,
  trackingRefusal,
  type TrackingFacts,
  type TrackingRefusal,
} from './refusal.js';
export { findStricter, treatments } from './treatments.js';
export {
  consentChoices,
  consentStates,
  type Consent,
  type ConsentChange,
  type ConsentChoice,
  type ConsentDetails,
  type ConsentEffects,
  type ConsentMachine,
  type ConsentOptions,
  type ConsentState,
  type CookiePolicy,
  type Decision,
} from './types.js';
