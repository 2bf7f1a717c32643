import { cardsOfCart, idOfCode, redeemCards } from '../gift-cards/index.js';
import type { Queryable } from '../../ground/database/index.js';
import type { CheckoutCart } from './types.js';

/** Takes from the locked gift cards of a cart what they pay of its order. */
export async function redeemGiftCards(
  transaction: Queryable,
  orderId: string,
  { cartId, giftCards }: Pick<CheckoutCart, 'giftCards'> & { readonly cartId: string },
): Promise<void> {
  if (giftCards.length === 0) return;
  const cards = await cardsOfCart(transaction, cartId);
  const parts = cards.map(({ code }) => ({
    code,
    takenCents: giftCards.find(({ id }) => id === idOfCode(code))?.takenCents ?? 0,
  }));
  await redeemCards(transaction, orderId, parts);
}
