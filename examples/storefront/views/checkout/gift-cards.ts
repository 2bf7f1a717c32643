import { takesGiftCards } from '../../../server/index.js';
import { fieldView } from '../parts/field.js';
import type { ToMoney } from '../parts/line.js';
import type { CheckoutPage } from './checkout.js';
import { giftCardField } from './fields.js';

/** The gift cards that pay, and the field for another; null where none can. */
export function giftCardsView({ cart, typed, errors, step }: CheckoutPage, money: ToMoney) {
  if (!takesGiftCards(cart.kind)) return null;
  return {
    field: fieldView(giftCardField, typed, errors),
    isNext: step === 'gift-card' && errors['giftCard'] === undefined,
    entered: cart.giftCards.map(({ id, ending, takenCents, leftCents }) => ({
      id,
      ending,
      taken: money(takenCents),
      left: money(leftCents),
    })),
  };
}
