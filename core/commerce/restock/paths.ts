/** The signup, and the list of signups (storefront §7). */
export const restockPath = '/api/site-users/account/notifications/restock';
