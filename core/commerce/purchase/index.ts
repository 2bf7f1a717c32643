export {
  dayIn,
  deliveryDays,
  isDeliveryDay,
  writeDay,
  type DeliveryDays,
} from './delivery-days.js';
export type { GiftRecipient, PurchaseIntent } from './intent.js';
export { readRecipient, recipientFields, recipientLimits } from './recipient.js';
export { startPurchase } from './start-purchase.js';
export { checkStock } from './stock-check.js';
export { purchaseFailureTitle, purchaseKinds, type PurchaseKind } from './titles.js';
