export type { BoughtCard } from './checkout.js';
export type { Draft, DraftOutcome } from './draft-text.js';
export type { OrderAccess } from './order-access.js';
export { holdCardMails, orderPath, renewCardMails } from './order-mail.js';
export { countOrder, placeOrder } from './place-order.js';
export { storeLink } from './order-links.js';
export { takesGiftCards } from './gift-card-rules.js';
export { findOrder } from './find-order.js';
export {
  fulfilmentStates,
  type CheckoutCart,
  type CheckoutDetails,
  type FulfilmentState,
  type KeepSubscription,
  type OrderJson,
  type OrderState,
} from './types.js';
