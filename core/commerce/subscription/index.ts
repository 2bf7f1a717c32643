export { isPeriodUnit, subscriptionTerms, type PeriodUnit } from './terms.js';
export { subscriptionKey, wordRenewal, wordSubscription } from './wording.js';
