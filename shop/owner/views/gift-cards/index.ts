export { ownedCardView, refusalSentence } from './card.js';
export { giftCardsView } from './list.js';
export { giftCardPath, giftCardsPath } from './paths.js';
