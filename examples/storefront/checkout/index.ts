export { addCheckoutPages } from './checkout-pages.js';
export { addGiftCardPage } from './gift-card-page.js';
export { addOrderPage } from './order-page.js';
