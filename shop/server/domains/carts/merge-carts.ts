import type { Queryable } from '../../ground/database/index.js';
import { createCart, cartLifetime, type StoredCart } from './cart-rows.js';
import { planMerge, type MergedLine } from './merge-plan.js';

export interface CartMerge {
  /** The cart that gives its lines away and stays, empty. */
  readonly from: string;
  /** The visitor's own cart; null starts one. A cart that has expired or was purchased counts as none. */
  readonly into: string | null;
  readonly mostLines: number;
  readonly now: number;
}

export interface MergedCart {
  readonly cartId: string;
  /** How many lines have arrived. */
  readonly arrived: number;
}

/**
 * Moves lines, coupons and shipping of one cart into another, under the locks of both. A visitor with the token of the
 * first finds it empty, and learns nothing about the second. Null if there is nothing to move.
 */
export async function mergeCarts(
  transaction: Queryable,
  { from, into, mostLines, now }: CartMerge,
): Promise<MergedCart | null> {
  const carts = await lockOpenCarts(transaction, [from, into], now);
  const source = carts.get(from);
  if (source === undefined || source.kind !== 'cart') return null;
  const arriving = await readLines(transaction, from);
  if (arriving.length === 0) return null;
  const target = into === null || into === from ? undefined : carts.get(into);
  const cartId = target?.id ?? (await startCart(transaction, source, now));
  const own = await readLines(transaction, cartId);
  const { raised, absorbed, moved } = planMerge(own, arriving, mostLines);
  for (const { id, quantity } of raised) {
    await transaction.query('update cart_entries set quantity = $2 where id = $1', [id, quantity]);
  }
  await transaction.query('delete from cart_entries where id = any($1)', [absorbed]);
  await transaction.query('update cart_entries set cart_id = $2 where id = any($1)', [
    moved,
    cartId,
  ]);
  await moveTerms(transaction, from, cartId, now);
  return { cartId, arrived: absorbed.length + moved.length };
}

/** In the order of their ids, so that two merges never wait for each other. */
async function lockOpenCarts(
  transaction: Queryable,
  ids: readonly (string | null)[],
  now: number,
): Promise<Map<string, StoredCart>> {
  const { rows } = await transaction.query<StoredCart>(
    'select * from carts where id = any($1) order by id for update',
    [ids.filter((id) => id !== null)],
  );
  const open = rows.filter(
    ({ purchased_at, expires_at }) => purchased_at === null && expires_at.getTime() > now,
  );
  return new Map(open.map((cart) => [cart.id, cart]));
}

async function readLines(transaction: Queryable, cartId: string): Promise<MergedLine[]> {
  const { rows } = await transaction.query<MergedLine>(
    `select e.id, e.sku, e.quantity, e.additional_fields, v.stock
     from cart_entries e join variants v on v.sku = e.sku where e.cart_id = $1 order by e.position`,
    [cartId],
  );
  return rows;
}

function startCart(transaction: Queryable, { currency }: StoredCart, now: number): Promise<string> {
  const cart = { kind: 'cart', currency, recipient: null, subscriptionPlan: null } as const;
  return createCart(transaction, cart, now);
}

/** Coupons join those of the cart; its own shipping stays. */
async function moveTerms(
  transaction: Queryable,
  from: string,
  into: string,
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into cart_coupons (cart_id, code)
     select $2, code from cart_coupons where cart_id = $1 order by position on conflict do nothing`,
    [from, into],
  );
  await transaction.query('delete from cart_coupons where cart_id = $1', [from]);
  await transaction.query(
    `update carts own set expires_at = $3,
       shipping_option = case when own.shipping_location is null then other.shipping_option else own.shipping_option end,
       shipping_location = coalesce(own.shipping_location, other.shipping_location)
     from carts other where own.id = $2 and other.id = $1`,
    [from, into, new Date(now + cartLifetime)],
  );
}
