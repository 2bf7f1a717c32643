export { discountPages } from './discount-pages.js';
export { shippingPages } from './shipping-pages.js';
export { taxPages } from './tax-pages.js';
