export {
  cardsOfCart,
  cardsOfOrder,
  enterCard,
  lockCards,
  lockCardsOfOrder,
  redeemCards,
  removeCard,
  withdrawn,
} from './cards.js';
export { GiftCardError } from './gift-card-error.js';
export type { CardUse, OwnedCard, OwnedCardPage } from './owned-cards.js';
export {
  changeOf,
  giftCardChanges,
  giftCardStates,
  type GiftCardChange,
  type GiftCardState,
} from './states.js';
export { createCode, endingOf, idOfCode, toGiftCode } from './codes.js';
export { splitPayment } from './split-payment.js';
export { recipientErrors, requireRecipient, type Recipient } from './recipient.js';
export { readRecipientFields } from './recipient-form.js';
