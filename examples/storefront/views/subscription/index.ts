export {
  cancelQuestionView,
  changedSentence,
  subscriptionList,
  subscriptionPageView,
} from './subscription.js';
export { subscriptionAddressView } from './address.js';
export { subscriptionPath } from './paths.js';
