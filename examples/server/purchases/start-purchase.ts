import { startPurchaseCart, type CartKind } from '../carts/cart-rows.js';
import { addLine, type Line } from '../carts/entries.js';
import type { CatalogueCurrency, SubscriptionPlan } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import type { Recipient } from './recipient.js';

/** What is bought past the visitor's cart. */
export interface Purchase {
  readonly kind: Exclude<CartKind, 'cart'>;
  readonly line: Line;
  readonly quantity: number;
  readonly recipient: Recipient | null;
  readonly subscriptionPlan: SubscriptionPlan | null;
}

/** Makes the cart of the purchase and answers its id. @throws Problem `out-of-stock`, `item-unavailable`. */
export async function startPurchase(
  transaction: Queryable,
  { line, quantity, ...purchase }: Purchase,
  currency: CatalogueCurrency,
  now: number,
): Promise<string> {
  const cartId = await startPurchaseCart(transaction, { ...purchase, currency }, now);
  await addLine(transaction, cartId, line, quantity, null);
  return cartId;
}
