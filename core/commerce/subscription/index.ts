export { isPeriodUnit, type PeriodUnit } from './period-unit.js';
export { subscriptionTerms } from './terms.js';
export { subscriptionKey, wordRenewal, wordSubscription } from './wording.js';
