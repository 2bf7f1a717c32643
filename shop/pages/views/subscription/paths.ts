export const subscriptionPath = (id: string) => `/subscriptions/${encodeURIComponent(id)}`;
export const subscriptionPaymentPath = (id: string) => `${subscriptionPath(id)}/payment`;
export const subscriptionAddressPath = (id: string) => `${subscriptionPath(id)}/address`;
