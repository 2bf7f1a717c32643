export { createCheckout, type Checkout } from './checkout.js';
export { readDetails, type DetailErrors } from './read-details.js';
export type { CheckoutCart, CheckoutDetails, OrderJson, ShippingAddress } from './types.js';
