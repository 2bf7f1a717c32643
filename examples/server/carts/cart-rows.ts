import { randomUUID } from 'node:crypto';
import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { toCartJson, type CartRow, type EntryRow } from './cart-json.js';
import type { CartJson } from './schemas.js';

const lifetime = 365 * 24 * 60 * 60 * 1000;

interface StoredCart extends CartRow {
  expires_at: Date;
  purchased_at: Date | null;
}

/** The cart with its entries. @throws Problem `cart-expired` or `cart-purchased`. */
export async function loadCart(
  queryable: Queryable,
  cartId: string,
  now: number,
): Promise<CartJson> {
  const { rows: carts } = await queryable.query<StoredCart>('select * from carts where id = $1', [
    cartId,
  ]);
  const cart = requireOpen(carts[0], now);
  const { rows: entries } = await queryable.query<EntryRow>(
    `select e.id, e.quantity, e.additional_fields, e.product_id, e.sku, v.attributes,
       (coalesce(v.sale_prices, v.prices)->>$2)::integer as price,
       p.details->>'title' as title, p.details->>'type' as type, p.url_id,
       coalesce(v.image->>'assetUrl', p.details->'images'->0->>'assetUrl') as image_url
     from cart_entries e join variants v on v.sku = e.sku join products p on p.id = e.product_id
     where e.cart_id = $1 order by e.position`,
    [cartId, cart.currency],
  );
  return toCartJson(cart, entries);
}

/**
 * Takes the cart for a change: others wait until the transaction ends. Its life starts anew, and as the
 * visitor knows its token now, the crumb no longer leads to it.
 * @throws Problem `cart-expired` or `cart-purchased`.
 */
export async function lockCart(transaction: Queryable, cartId: string, now: number): Promise<void> {
  const { rows } = await transaction.query<StoredCart>(
    'select * from carts where id = $1 for update',
    [cartId],
  );
  requireOpen(rows[0], now);
  await transaction.query('update carts set expires_at = $2, started_by = null where id = $1', [
    cartId,
    new Date(now + lifetime),
  ]);
}

/**
 * Starts a cart. Two first changes of one browser, sent at the same time, meet in the same cart: the crumb
 * leads to it until the visitor shows its token.
 */
export async function startCart(
  transaction: Queryable,
  visitor: { crumb: string | null; currency: CatalogueCurrency },
  now: number,
): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into carts (id, currency, started_by, created_at, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (started_by) do update set expires_at = excluded.expires_at
     returning id`,
    [randomUUID(), visitor.currency, visitor.crumb, new Date(now), new Date(now + lifetime)],
  );
  const [cart] = rows;
  if (cart === undefined) throw new Error('The new cart was not stored.');
  return cart.id;
}

/** Ends a cart before its time. */
export async function expireCart(queryable: Queryable, cartId: string, now: number): Promise<void> {
  await queryable.query('update carts set expires_at = $2, started_by = null where id = $1', [
    cartId,
    new Date(now),
  ]);
}

function requireOpen(cart: StoredCart | undefined, now: number): StoredCart {
  if (cart?.purchased_at) throw new Problem('cart-purchased');
  if (cart === undefined || cart.expires_at.getTime() <= now) throw new Problem('cart-expired');
  return cart;
}
