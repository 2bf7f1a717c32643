import type { CheckoutCart } from '../../../server/index.js';
import { say } from '../../words/say.js';
import type { ToMoney } from './line.js';

/** The amounts that gift cards pay, and the remaining amount; null without gift cards. */
export function paidView(
  { giftCards, dueCents }: Pick<CheckoutCart, 'giftCards' | 'dueCents'>,
  money: ToMoney,
) {
  if (giftCards.length === 0) return null;
  return {
    rows: giftCards.map(({ ending, takenCents }) => ({
      name: say('Gift card ending in {ending}', { ending }),
      amount: money(-takenCents),
    })),
    due: money(dueCents),
  };
}
