import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../ground/database/index.js';
import { cartLifetime } from './cart-rows.js';

/** A new cart with the same lines, coupons and shipping; its token tells nothing of the first. */
export async function copyCart(
  transaction: Queryable,
  cartId: string,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into carts (id, kind, currency, shipping_location, shipping_option, created_at, expires_at)
     select $2, kind, currency, shipping_location, shipping_option, $3, $4 from carts where id = $1`,
    [cartId, id, new Date(now), new Date(now + cartLifetime)],
  );
  await transaction.query(
    `insert into cart_entries (id, cart_id, product_id, sku, quantity, additional_fields)
     select gen_random_uuid()::text, $2, product_id, sku, quantity, additional_fields
     from cart_entries where cart_id = $1 order by position`,
    [cartId, id],
  );
  await transaction.query(
    `insert into cart_coupons (cart_id, code)
     select $2, code from cart_coupons where cart_id = $1 order by position`,
    [cartId, id],
  );
  return id;
}
