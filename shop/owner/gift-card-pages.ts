import { giftCardChanges, giftCardStates, Problem, type GiftCardChange } from '../server/index.js';
import {
  giftCardPath,
  giftCardsPath,
  giftCardsView,
  ownedCardView,
  refusalSentence,
} from './views/gift-cards/index.js';
import { readChoice, readSearch } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall } from './page-description.js';

/** Gift cards: the list, and each with what it paid for and a button that takes it out of use. */
export const giftCardPages = [
  ...ownerPage({
    path: giftCardsPath,
    place: 'Gift cards',
    area: 'orders',
    template: 'owner-gift-cards',
    async view({ c, services: { ownedCards }, crumb, problem, cursor, isFirst }) {
      const search = readSearch(c);
      const filter = readChoice(c, giftCardStates);
      const page = await ownedCards.list({ filter, cursor, search });
      const counts = await ownedCards.count();
      return giftCardsView({ crumb, problem, filter, page, counts, isFirst, search });
    },
  }),
  ...ownerPage({
    path: `${giftCardsPath}/:number`,
    area: 'orders',
    template: 'owner-gift-card',
    async view({ c, services, param, crumb, problem, done }) {
      const found = await services.ownedCards.find(param('number'));
      if (found === null) return null;
      return ownedCardView({
        ...found,
        crumb,
        problem: problem ?? refusalSentence(c.req.query('problem')),
        done: toChange(done),
      });
    },
    forms: {
      '': {
        action: ({ change }) => (change === 'enable' ? 'gift-card-enabled' : 'gift-card-disabled'),
        back: pageOf,
        async work({ services, param, typed, record }) {
          const change = toChange(typed['change']);
          if (change === null) throw new Problem('invalid-request');
          await services.ownedCards.change({ number: param('number'), change }, record);
          return `${pageOf({ param })}?done=${change}`;
        },
      },
    },
  }),
];

function toChange(text: string | undefined): GiftCardChange | null {
  return giftCardChanges.find((known) => known === text) ?? null;
}

function pageOf({ param }: Pick<OwnerCall, 'param'>): string {
  return giftCardPath(param('number'));
}
