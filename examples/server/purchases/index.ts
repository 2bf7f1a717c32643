export { buyByForm } from './buy-by-form.js';
export { purchasePage } from './purchase-page.js';
export { prepareExpress, prepareGiftCard, prepareSubscription } from './prepare-purchase.js';
export { recipientErrors, requireRecipient, type Recipient } from './recipient.js';
export { readRecipientFields } from './recipient-form.js';
export { startPurchase, type Purchase } from './start-purchase.js';
