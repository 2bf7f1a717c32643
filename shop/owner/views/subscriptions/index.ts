export { subscriptionsView } from './list.js';
export { ownerSubscriptionPath, subscriptionsPath } from './paths.js';
export { ownerSubscriptionView } from './subscription.js';
export { changeWords } from './words.js';
