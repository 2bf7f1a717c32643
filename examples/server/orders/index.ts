export { createCheckout, type Checkout } from './checkout.js';
export type { CheckoutCart, CheckoutDetails, OrderJson } from './types.js';
