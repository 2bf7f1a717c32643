export const subscriptionPath = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;
export const subscriptionAddressPath = (id: string) => `${subscriptionPath(id)}/address`;
