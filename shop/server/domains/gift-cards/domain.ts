import { defineDomain, type Ground } from '../../domain.js';
import { createOwnedCards } from './owned-cards.js';

export const giftCards = defineDomain({
  name: 'gift-cards',
  open: (ground: Ground) => ({ ownedCards: createOwnedCards(ground) }),
});
