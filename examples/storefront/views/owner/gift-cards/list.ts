import {
  giftCardStates,
  type GiftCardState,
  type OwnedCard,
  type OwnedCardPage,
} from '../../../../server/index.js';
import { locale } from '../../../site.js';
import { toAddress } from '../../address.js';
import { moneyView } from '../../parts/money.js';
import { dayView } from '../moment.js';
import { ownerPage } from '../page.js';
import { giftCardPath, giftCardsPath } from './paths.js';
import { stateWords } from './words.js';

export interface GiftCardsPage {
  readonly crumb: string;
  readonly problem: string | null;
  readonly filter: GiftCardState | null;
  readonly page: OwnedCardPage;
  readonly counts: Readonly<Record<GiftCardState, number>>;
  readonly isFirst: boolean;
}

const empties: Readonly<Record<GiftCardState | 'all', string>> = {
  all: 'No gift card was sold yet.',
  active: 'No gift card has something left.',
  spent: 'No gift card is spent.',
  disabled: 'No gift card is disabled.',
};

/** The owner's list of gift cards, newest first. */
export function giftCardsView({ crumb, problem, filter, page, counts, isFirst }: GiftCardsPage) {
  const all = giftCardStates.reduce((sum, state) => sum + counts[state], 0);
  const tab = (title: string, count: number, state: GiftCardState | null) => ({
    title: `${title} (${count.toLocaleString(locale)})`,
    url: toAddress(addressOf(state)),
    isCurrent: state === filter,
  });
  return {
    ...ownerPage({ heading: 'Gift cards', place: 'gift-cards', crumb, problem }),
    tabs: [
      tab('All', all, null),
      ...giftCardStates.map((state) => tab(stateWords[state], counts[state], state)),
    ],
    cards: page.cards.map(rowOf),
    empty: empties[filter ?? 'all'],
    newest: isFirst ? null : { url: toAddress(addressOf(filter)) },
    next:
      page.nextPageCursor === null
        ? null
        : { url: toAddress(addressOf(filter, page.nextPageCursor)) },
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
    stateWords: stateWords[state],
  };
}

function addressOf(filter: GiftCardState | null, cursor: string | null = null): string {
  const query = new URLSearchParams({
    ...(filter !== null && { state: filter }),
    ...(cursor !== null && { cursor }),
  });
  return query.size === 0 ? giftCardsPath : `${giftCardsPath}?${query}`;
}
