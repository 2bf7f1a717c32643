export {
  cardsOfCart,
  cardsOfOrder,
  enterCard,
  lockCards,
  redeemCards,
  removeCard,
  type GiftCard,
} from './cards.js';
export { createCode, endingOf, idOfCode, toGiftCode } from './codes.js';
export { splitPayment } from './split-payment.js';
