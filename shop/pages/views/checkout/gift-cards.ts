import { formatMoney } from 'vitrine/core/money';
import { takesGiftCards } from '../../../server/index.js';
import { fieldView } from '../parts/field.js';
import { say } from '../../words/say.js';
import { pageLocale } from '../../words/languages.js';
import type { CheckoutPage } from './checkout-page.js';
import { giftCardField } from './fields.js';

/** The gift cards that pay, and the field for another; null where none can. */
export function giftCardsView({ cart, typed, errors, step }: CheckoutPage) {
  if (!takesGiftCards(cart.kind)) return null;
  const { currency } = cart;
  const money = (cents: number) => formatMoney({ cents, currency }, pageLocale());
  return {
    field: fieldView(giftCardField, typed, errors),
    isNext: step === 'gift-card' && errors['giftCard'] === undefined,
    entered: cart.giftCards.map(({ id, ending, takenCents, leftCents }) => ({
      id,
      ending,
      sentence: say('Gift card ending in {ending}: {taken} is taken, {left} stays on it.', {
        ending,
        taken: money(takenCents),
        left: money(leftCents),
      }),
    })),
  };
}
