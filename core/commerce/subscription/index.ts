export {
  isPeriodUnit,
  subscriptionTerms,
  type PeriodUnit,
  type SubscriptionTerms,
} from './terms.js';
export { subscriptionKey, wordRenewal, wordSubscription } from './wording.js';
