import type { Queryable } from '../../ground/database/index.js';
import type { OrderJson } from '../orders/index.js';
import type { LineQuantity } from './types.js';

/** Puts pieces of an order on sale again. Locks in the order of a purchase, which avoids deadlocks. */
export async function restock(
  transaction: Queryable,
  order: Pick<OrderJson, 'entries'>,
  lines: readonly LineQuantity[],
): Promise<void> {
  const pieces = lines.flatMap(({ entryId, quantity }) => {
    const entry = order.entries.find(({ id }) => id === entryId);
    return entry === undefined ? [] : [{ sku: entry.chosenVariant.sku, quantity }];
  });
  const given = JSON.stringify(pieces);
  await transaction.query(
    `select sku from variants where sku in (
       select sku from json_to_recordset($1::json) as piece (sku text)) order by sku for update`,
    [given],
  );
  await transaction.query(
    `update variants v set stock = v.stock + back.quantity
     from (select sku, sum(quantity)::integer as quantity
       from json_to_recordset($1::json) as piece (sku text, quantity integer) group by sku) back
     where v.sku = back.sku and v.stock is not null`,
    [given],
  );
}
