export { buyByForm } from './buy-by-form.js';
export { isByPlan } from './plan-form.js';
export { purchasePage } from './purchase-page.js';
export { prepareGiftCard } from './prepare-purchase.js';
export { recipientErrors, type Recipient } from './recipient.js';
export { readRecipientFields } from './recipient-form.js';
export { startPurchase } from './start-purchase.js';
