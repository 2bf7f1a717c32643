import type { Queryable } from '../database/index.js';
import type { OrderJson } from './types.js';

/** Null if there is no such order. */
export async function findOrder(queryable: Queryable, orderId: string): Promise<OrderJson | null> {
  const { rows } = await queryable.query<{ details: string }>(
    'select details from orders where id = $1',
    [orderId],
  );
  const [row] = rows;
  return row === undefined ? null : JSON.parse(row.details);
}

/** The order of a purchased cart; null before the purchase. */
export async function findOrderOfCart(
  queryable: Queryable,
  cartId: string,
): Promise<string | null> {
  const { rows } = await queryable.query<{ id: string }>(
    'select id from orders where cart_id = $1',
    [cartId],
  );
  return rows[0]?.id ?? null;
}
