export { prepareGiftCard } from './prepare-purchase.js';
export { startPurchase } from './start-purchase.js';
