export { addCheckoutPages } from './checkout-pages.js';
export { addDownloadPage } from './download-page.js';
export { addGiftCardPage } from './gift-card-page.js';
export { addLinkPage } from './link-page.js';
export { addOrderPage } from './order-page.js';
