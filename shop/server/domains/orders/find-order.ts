import type { Queryable } from '../../ground/database/index.js';
import { fulfilmentStates, type OrderJson, type OrderState } from './types.js';

/** Null if there is no such order. */
export async function findOrder(queryable: Queryable, orderId: string): Promise<OrderJson | null> {
  const { rows } = await queryable.query<{ details: string }>(
    'select details from orders where id = $1',
    [orderId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const order: OrderJson = JSON.parse(row.details);
  // Orders of before there were gift cards to pay with.
  return {
    ...order,
    giftCards: order.giftCards ?? [],
    dueTotal: order.dueTotal ?? order.grandTotal,
  };
}

/** The facts that anybody with the order's address may know; null if there is no such order. */
export async function findOrderState(
  queryable: Queryable,
  orderId: string,
): Promise<OrderState | null> {
  const { rows } = await queryable.query<{ number: number; fulfilment: string }>(
    'select number, fulfilment from orders where id = $1',
    [orderId],
  );
  const [row] = rows;
  const state = fulfilmentStates.find((known) => known === row?.fulfilment) ?? 'open';
  return row === undefined ? null : { id: orderId, number: row.number, state };
}

/** The order of a purchased cart, by its id or one that it had before; null before the purchase. */
export async function findOrderOfCart(
  queryable: Queryable,
  cartId: string,
): Promise<{ readonly id: string; readonly pressKey: string | null } | null> {
  const { rows } = await queryable.query<{ id: string; press_key: string | null }>(
    `select id, press_key from orders
     where cart_id = coalesce((select cart_id from former_cart_ids where id = $1), $1)`,
    [cartId],
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, pressKey: row.press_key };
}
