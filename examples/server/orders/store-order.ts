import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import { issueGiftCards } from './gift-cards.js';
import { toOrderJson } from './order-json.js';
import { startSubscriptions } from './subscriptions.js';
import type { CheckoutCart, CheckoutDetails } from './types.js';

const keyForm = /^[\w-]{1,255}$/;

/**
 * Writes the order down as it is now, with the subscription and the gift cards that were bought, and answers its id.
 * @param pressKey Names the press of the button; a payment provider would be given it.
 */
export async function storeOrder(
  transaction: Queryable,
  cart: CheckoutCart,
  details: CheckoutDetails,
  pressKey: string,
  placedAt: number,
): Promise<string> {
  const id = randomUUID();
  const { rows } = await transaction.query<{ number: number }>(
    `insert into orders (id, cart_id, press_key, placed_at, details) values ($1, $2, $3, $4, '')
     returning number`,
    [id, cart.id, keyForm.test(pressKey) ? pressKey : null, new Date(placedAt)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The order was not stored.');
  const order = toOrderJson(cart, details, { id, number: row.number, placedAt });
  await transaction.query('update orders set details = $2 where id = $1', [
    id,
    JSON.stringify(order),
  ]);
  await startSubscriptions(transaction, order);
  await issueGiftCards(transaction, order);
  return id;
}
