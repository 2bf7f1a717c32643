export {
  isPeriodUnit,
  subscriptionTerms,
  type PeriodUnit,
  type SubscriptionTerms,
} from './terms.js';
export { subscriptionKey, wordSubscription } from './wording.js';
