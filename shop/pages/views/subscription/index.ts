export {
  cancelQuestionView,
  changedSentence,
  subscriptionList,
  subscriptionPageView,
} from './subscription.js';
export { subscriptionAddressView } from './address.js';
export { subscriptionPaymentView } from './payment.js';
export { subscriptionLinkView, subscriptionUnknownView } from './link.js';
export { subscriptionPath } from './paths.js';
