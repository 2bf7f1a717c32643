import type { Queryable } from '../database/index.js';
import { findOrder, type OrderJson } from '../orders/index.js';

/** Locks the orders that a person has placed, or that mention their address. `address` is in lower case. */
export async function lockOrders(
  transaction: Queryable,
  address: string,
): Promise<readonly { readonly order: OrderJson }[]> {
  const { rows } = await transaction.query<{ id: string }>(
    `select id from orders where lower(email) = $1 or position($1 in lower(details)) > 0
     order by number for update`,
    [address],
  );
  const orders = await Promise.all(rows.map(({ id }) => findOrder(transaction, id)));
  return orders.flatMap((order) => (order === null ? [] : [{ order }]));
}
