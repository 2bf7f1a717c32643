import type { CheckoutCart } from '../../../server/index.js';
import type { ToMoney } from './line.js';

/** What gift cards pay, and what is left; null without any. */
export function paidView(
  { giftCards, dueCents }: Pick<CheckoutCart, 'giftCards' | 'dueCents'>,
  money: ToMoney,
) {
  if (giftCards.length === 0) return null;
  return {
    rows: giftCards.map(({ ending, takenCents }) => ({
      name: `Gift card ending in ${ending}`,
      amount: money(-takenCents),
    })),
    due: money(dueCents),
  };
}
