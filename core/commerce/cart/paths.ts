/** The cart page (platform §2). */
export const cartPath = '/cart';
/** The default target of a checkout link. */
export const checkoutPath = '/checkout';
export const shopPath = '/';

/** The paths of the cart API: storefront §7, and our own of docs/server/CONTRACT.md. */
export const cartPaths = {
  cart: '/api/commerce/shopping-cart',
  entries: '/api/commerce/shopping-cart/entries',
  coupons: '/api/commerce/shopping-cart/coupons',
  shippingLocation: '/api/commerce/shopping-cart/shipping-location',
  shippingOption: '/api/commerce/shopping-cart/shipping-option',
} as const;
