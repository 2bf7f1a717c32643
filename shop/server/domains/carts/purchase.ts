import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { lockCart } from './cart-rows.js';

/**
 * Purchases the cart without an order: reduces the stock and closes the cart.
 * @throws Problem `out-of-stock` if another purchase was faster; nothing changes then.
 */
export async function purchaseCart(
  transaction: Queryable,
  cartId: string,
  now: number,
): Promise<void> {
  await lockCart(transaction, cartId, now);
  await reduceStock(transaction, cartId);
  await closeCart(transaction, cartId, now);
}

/**
 * Reduces the stock by the entries of a locked cart. Stock cannot be oversold, because the variants are locked from the
 * check until the transaction ends, and always in the same order, which avoids deadlocks.
 * @throws Problem `out-of-stock`; its `errors` name the entries.
 */
export async function reduceStock(transaction: Queryable, cartId: string): Promise<void> {
  await transaction.query(
    `select sku from variants where sku in (select sku from cart_entries where cart_id = $1)
     order by sku for update`,
    [cartId],
  );
  const { rows: short } = await transaction.query<{ id: string }>(
    `select id from cart_entries where cart_id = $1 and sku in (
       select v.sku from variants v join cart_entries e on e.sku = v.sku
       where e.cart_id = $1 group by v.sku having sum(e.quantity) > v.stock)
     order by position`,
    [cartId],
  );
  if (short.length > 0) {
    const { message } = new Problem('out-of-stock');
    const errors = Object.fromEntries(short.map(({ id }) => [id, message]));
    throw new Problem('out-of-stock', { errors });
  }
  await transaction.query(
    `update variants v set stock = v.stock - taken.quantity
     from (select sku, sum(quantity)::integer as quantity from cart_entries where cart_id = $1 group by sku) taken
     where v.sku = taken.sku and v.stock is not null`,
    [cartId],
  );
}

/** Marks the cart as purchased; its token then fails with `cart-purchased`. */
export async function closeCart(
  transaction: Queryable,
  cartId: string,
  now: number,
): Promise<void> {
  await transaction.query('update carts set purchased_at = $2 where id = $1', [
    cartId,
    new Date(now),
  ]);
}
