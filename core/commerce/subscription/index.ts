export { isPeriodUnit, type PeriodUnit } from './period-unit.js';
export { planFields, readPlanId, type PurchaseWay } from './plan-fields.js';
export { wordSubscribe, writeSaving, type Saved } from './saving-words.js';
export { subscriptionTerms, type SubscriptionTerms } from './terms.js';
export { subscriptionKey, wordCadence, wordRenewal, wordSubscription } from './wording.js';
