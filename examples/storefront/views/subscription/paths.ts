export const subscriptionPath = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;
