import { serverStrings } from 'vitrine/core/i18n';
import type { PayableCart, PaymentWay } from '../provider.js';
import { isPaidInParts } from './instalments.js';

interface TestCard extends PaymentWay {
  /** Why it is declined; null if it is accepted. */
  problem(token: string): string | null;
  /** The same for a later payment of a subscription; absent where every one is accepted. */
  laterProblem?(): string | null;
}

const accepted = () => null;

/** The test cards. They are chosen, not typed, so that nobody enters a real card. */
const cards: readonly TestCard[] = [
  {
    value: 'test-accepted',
    label: 'Test card ending in 4242, which is accepted',
    problem: accepted,
  },
  {
    value: 'test-declined',
    label: 'Test card ending in 0002, which is declined',
    problem: () => serverStrings('cardDeclined'),
  },
  {
    value: 'test-once',
    label: 'Test card ending in 0341, which is accepted once',
    problem: accepted,
    laterProblem: () => serverStrings('cardDeclined'),
  },
  {
    value: 'test-afterpay',
    label: 'Test Afterpay, in 4 payments, which is accepted',
    instalments: 'afterpay',
    problem: accepted,
  },
];

/** The token that the test wallet of `public/payments/test-provider.js` gives. */
const walletToken = 'test-wallet-token';

const wallets: readonly TestCard[] = [
  {
    value: 'test-wallet',
    label: 'Test Wallet',
    problem: (token) => (token === walletToken ? null : serverStrings('cardDeclined')),
  },
];

/** The cards that a cart can be paid by, in order. */
export function cardsFor(
  cart: Pick<PayableCart, 'kind' | 'entries' | 'currency' | 'grandTotalCents'>,
): readonly PaymentWay[] {
  return cards.filter(
    ({ instalments, laterProblem }) =>
      (instalments === undefined || isPaidInParts(cart)) &&
      (laterProblem === undefined || cart.kind === 'subscription'),
  );
}

/** The cards that can be charged again. */
export function cardsToKeep(): readonly PaymentWay[] {
  return cards.filter(({ instalments }) => instalments === undefined);
}

export function walletsFor(): readonly PaymentWay[] {
  return wallets;
}

/** Why a card or wallet is declined; null when it is accepted. */
export function problemOf(way: string, token: string): string | null {
  const card = [...cards, ...wallets].find(({ value }) => value === way);
  return card === undefined ? serverStrings('cardUnknown') : card.problem(token);
}

/** Why a later payment of a subscription is declined by what paid for the first one; null when it is accepted. */
export function laterProblemOf(way: string): string | null {
  const card = [...cards, ...wallets].find(({ value }) => value === way);
  return card === undefined ? serverStrings('cardUnknown') : (card.laterProblem?.() ?? null);
}
