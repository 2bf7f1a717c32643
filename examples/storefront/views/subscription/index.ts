export {
  cancelQuestionView,
  changedSentence,
  subscriptionList,
  subscriptionPageView,
} from './subscription.js';
export { subscriptionAddressView } from './address.js';
export { subscriptionPaymentView } from './payment.js';
export { subscriptionPath } from './paths.js';
