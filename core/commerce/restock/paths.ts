/** The path of signups, for POST and GET (storefront §7). */
export const restockPath = '/api/site-users/account/notifications/restock';
