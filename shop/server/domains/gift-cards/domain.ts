import { defineDomain, type Ground } from '../../ground/domain.js';
import { ofTheirOrders } from '../../ground/personal-data.js';
import { createOwnedCards } from './owned-cards.js';

export const giftCards = defineDomain({
  name: 'gift-cards',
  open: (ground: Ground) => ({ ownedCards: createOwnedCards(ground) }),
  personal: [
    {
      name: 'Gift cards',
      rows: `select value, currency, recipient from gift_cards
      where ${ofTheirOrders} or lower(recipient->>'email') = $1`,
      erase: [
        `update gift_cards set recipient = null where ${ofTheirOrders} or lower(recipient->>'email') = $1`,
      ],
    },
  ],
  limits: {
    /** Codes that were refused at the checkout. */
    giftCards: { calls: 10, seconds: 600 },
  },
});
