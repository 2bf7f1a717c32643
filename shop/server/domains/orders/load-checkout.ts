import { findCart, loadCart, type Pricing } from '../carts/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { cardsOfCart, endingOf, idOfCode, splitPayment } from '../gift-cards/index.js';
import { takesGiftCards } from './gift-card-rules.js';
import type { CheckoutCart } from './types.js';

/** @throws Problem `cart-expired`, `cart-purchased`. */
export async function loadCheckout(
  queryable: Queryable,
  cartId: string,
  pricing: Pricing,
): Promise<CheckoutCart> {
  const { kind, recipient, subscription_plan } = await findCart(queryable, cartId, pricing.now);
  const cart = await loadCart(queryable, cartId, pricing);
  const entered = takesGiftCards(kind) ? await cardsOfCart(queryable, cartId) : [];
  const { cards, dueCents } = splitPayment(
    { cents: cart.grandTotalCents, currency: cart.currency, unpayableCents: cardsBought(cart) },
    entered,
  );
  return {
    ...cart,
    kind,
    recipient,
    subscriptionPlan: subscription_plan,
    giftCards: cards.map(({ code, takenCents, leftCents }) => ({
      id: idOfCode(code),
      ending: endingOf(code),
      takenCents,
      leftCents,
    })),
    dueCents,
  };
}

function cardsBought({ entries }: Pick<CheckoutCart, 'entries'>): number {
  const cards = entries.filter(({ productType }) => productType === 'gift-card');
  return cards.reduce((total, { subTotal }) => total + subTotal, 0);
}
