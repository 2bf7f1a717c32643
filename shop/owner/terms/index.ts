export { addDiscountPages } from './discount-pages.js';
export { addShippingPages } from './shipping-pages.js';
export { addTaxPages } from './tax-pages.js';
