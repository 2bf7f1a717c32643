import { defineDomain, type Ground } from '../../domain.js';
import { createOwnedCards } from './owned-cards.js';

export const giftCards = defineDomain({
  name: 'gift-cards',
  open: (ground: Ground) => ({ ownedCards: createOwnedCards(ground) }),
  limits: {
    /** Codes that were refused at the checkout. */
    giftCards: { calls: 10, seconds: 600 },
  },
});
