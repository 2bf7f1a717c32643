export {
  cancelQuestionView,
  changedSentence,
  subscriptionList,
  subscriptionPageView,
} from './subscription.js';
export { subscriptionPath } from './paths.js';
