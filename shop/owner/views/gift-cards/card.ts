import {
  changeOf,
  GiftCardError,
  type CardUse,
  type GiftCardChange,
  type OwnedCard,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { momentView } from '../moment.js';
import { orderAddress } from '../orders/index.js';
import { ownerView, type ShownPage } from '../page.js';
import { giftCardPath, giftCardsPath } from './paths.js';
import { changeWords, stateWordsOf, useWords } from './words.js';

export interface OwnedCardView extends ShownPage {
  readonly card: OwnedCard;
  readonly uses: readonly CardUse[];
  /** The change that has just been made. */
  readonly done: GiftCardChange | null;
}

/** One gift card with what it paid for. */
export function ownedCardView({ card, uses, crumb, problem, done }: OwnedCardView) {
  const { number, state, currency, order, recipient, disabledAt } = card;
  const money = (cents: number) => moneyView({ cents, currency });
  const change = changeOf(state);
  return {
    ...ownerView({
      heading: `Gift card ${number}`,
      crumb,
      problem,
      notice: done && changeWords[done].done,
    }),
    back: { url: toAddress(giftCardsPath) },
    state,
    stateWords: stateWordsOf(card),
    disabled: disabledAt === null ? null : momentView(disabledAt),
    ending: card.ending,
    balance: money(card.balanceCents),
    value: money(card.valueCents),
    bought: {
      url: orderAddress(order.id),
      title: `Order ${order.number}`,
      time: momentView(order.placedAt),
      buyer: order.buyer,
    },
    recipient: recipient && {
      name: recipient.name,
      mail: {
        url: toAddress(`mailto:${encodeURIComponent(recipient.email)}`),
        email: recipient.email,
      },
    },
    deliverOn: card.deliverOn,
    uses: uses.map((use) => ({
      title: useWords[use.kind],
      amount: money(use.cents),
      order: { url: orderAddress(use.orderId), title: `Order ${use.orderNumber}` },
      time: momentView(use.happenedAt),
    })),
    form: {
      url: toAddress(giftCardPath(number)),
      crumb,
      change,
      label: changeWords[change].button,
      means: changeWords[change].means,
    },
  };
}

const refusals = ['gift-card-not-found', 'gift-card-state'] as const;

/** The sentence of a refused change by its code in an address; null for a text that is no code. */
export function refusalSentence(code: string | undefined): string | null {
  const known = refusals.find((refusal) => refusal === code);
  return known === undefined ? null : new GiftCardError(known).message;
}
