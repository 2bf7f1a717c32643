import type { Queryable } from '../../ground/database/index.js';
import { findOrder, type OrderJson } from '../orders/index.js';

/** Locks the orders that a person has placed, or that mention their address. `address` is in lower case. */
export async function lockOrders(
  transaction: Queryable,
  address: string,
): Promise<readonly { readonly order: OrderJson }[]> {
  // A renewal that is being made ends first, so that its order is among these, and none follows before the end.
  await transaction.query(
    `select id from subscriptions where order_id in (select id from orders where lower(email) = $1)
     order by id for update`,
    [address],
  );
  const { rows } = await transaction.query<{ id: string }>(
    `select id from orders where lower(email) = $1 or position($1 in lower(details)) > 0
     order by number for update`,
    [address],
  );
  const orders = await Promise.all(rows.map(({ id }) => findOrder(transaction, id)));
  return orders.flatMap((order) => (order === null ? [] : [{ order }]));
}
