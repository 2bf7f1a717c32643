export { applyBannerChoice, connectBanner } from './banner.js';
export { connectConsentMode } from './consent-mode.js';
export { createConsent } from './machine.js';
export { findFirstState, isAlwaysCookieless, resolveChoice } from './policy.js';
export { exemptions, isExempt } from './exemptions.js';
export {
  isPageViewTracked,
  isSilent,
  readPaths,
  trackingRefusal,
  type Exemption,
  type TrackingFacts,
  type TrackingRefusal,
} from './refusal.js';
export { findStricter, treatments } from './treatments.js';
export {
  consentStates,
  type Consent,
  type ConsentChoice,
  type ConsentDetails,
  type ConsentMachine,
  type ConsentState,
  type CookiePolicy,
  type Decision,
} from './types.js';
