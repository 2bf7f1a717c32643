import {
  giftCardStates,
  type GiftCardState,
  type OwnedCard,
  type OwnedCardPage,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { filteredListView } from '../filtered-list.js';
import { dayView } from '../moment.js';
import { ownerView, type ShownPage } from '../page.js';
import { giftCardPath, giftCardsPath } from './paths.js';
import { stateWords, stateWordsOf } from './words.js';

export interface GiftCardsPage extends ShownPage {
  readonly filter: GiftCardState | null;
  readonly page: OwnedCardPage;
  readonly counts: Readonly<Record<GiftCardState, number>>;
  readonly isFirst: boolean;
  /** What is looked for; '' for nothing. */
  readonly search: string;
}

const empties: Readonly<Record<GiftCardState | 'all', string>> = {
  all: 'No gift card was sold yet.',
  active: 'No gift card has something left.',
  spent: 'No gift card is spent.',
  disabled: 'No gift card is disabled.',
};

/** The owner's list of gift cards, newest first. */
export function giftCardsView(given: GiftCardsPage) {
  const { crumb, problem, filter, page, counts, isFirst, search } = given;
  const all = giftCardStates.reduce((sum, state) => sum + counts[state], 0);
  return {
    ...ownerView({ heading: 'Gift cards', crumb, problem }),
    ...filteredListView({
      path: giftCardsPath,
      filter,
      all,
      filters: giftCardStates.map((name) => ({
        name,
        title: stateWords[name],
        count: counts[name],
      })),
      isFirst,
      nextPageCursor: page.nextPageCursor,
      search: { label: 'Name, e-mail address or last characters of a code', text: search },
    }),
    cards: page.cards.map(rowOf),
    empty: search === '' ? empties[filter ?? 'all'] : `Nothing was found for “${search}”.`,
  };
}

function rowOf({ number, ending, state, valueCents, balanceCents, currency, ...card }: OwnedCard) {
  return {
    number: String(number),
    url: toAddress(giftCardPath(number)),
    ending,
    buyer: card.order.buyer,
    bought: dayView(card.order.placedAt),
    balance: moneyView({ cents: balanceCents, currency }),
    value: moneyView({ cents: valueCents, currency }),
    state,
    stateWords: stateWordsOf({ state, ...card }),
  };
}
