import { addLine, createCart, type CartKind, type Line } from '../carts/index.js';
import type { AgreedPlan, CatalogueCurrency } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import type { Recipient } from '../gift-cards/index.js';

/** A direct purchase, which has a cart of its own and leaves the visitor's cart alone. */
export interface Purchase {
  readonly kind: Exclude<CartKind, 'cart'>;
  readonly line: Line;
  readonly quantity: number;
  readonly recipient: Recipient | null;
  readonly subscriptionPlan: AgreedPlan | null;
}

/** Creates the cart of the purchase and resolves to its id. @throws Problem `out-of-stock`, `item-unavailable`. */
export async function startPurchase(
  transaction: Queryable,
  { line, quantity, ...purchase }: Purchase,
  currency: CatalogueCurrency,
  now: number,
): Promise<string> {
  const cartId = await createCart(transaction, { ...purchase, currency }, now);
  await addLine({ transaction, cartId }, line, quantity);
  return cartId;
}
