export const subscriptionsPath = '/owner/subscriptions';

export const ownerSubscriptionPath = (id: string) =>
  `${subscriptionsPath}/${encodeURIComponent(id)}`;
