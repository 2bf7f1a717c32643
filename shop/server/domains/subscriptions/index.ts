export { subscriptionChanges, type SubscriptionChange } from './states.js';
export { subscriptionFilters, type SubscriptionFilter, type SubscriptionPage } from './list.js';
export type { Subscriptions, WholeSubscription } from './subscriptions.js';
export { subscriptionLinkPath } from './links.js';
export { sharesSubscription } from './rows.js';
export { SubscriptionError } from './subscription-error.js';
export type { Subscription, SubscriptionEvent, SubscriptionEventKind } from './types.js';
