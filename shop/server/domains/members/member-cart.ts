import { copyCart, createCart, mergeCarts } from '../carts/index.js';
import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';

export interface CartOfMember {
  readonly memberId: string;
  /** The browser's cart, or null. */
  readonly browserCart: string | null;
  /** Of a cart that has to be started. */
  readonly currency: CatalogueCurrency;
  readonly mostLines: number;
  readonly now: number;
}

/**
 * Joins the cart of the browser to the member's own, which this and every other browser of the member has from then on.
 * Answers its id and how many pieces are in it.
 */
export async function joinCarts(
  transaction: Queryable,
  { memberId, browserCart, currency, mostLines, now }: CartOfMember,
): Promise<{ readonly id: string; readonly totalQuantity: number }> {
  const own = await openCart(transaction, await readCartId(transaction, memberId), now);
  const other = await openCart(transaction, browserCart, now);
  let id = own ?? other;
  if (own !== null && other !== null && own !== other) {
    const merged = await mergeCarts(transaction, { from: other, into: own, mostLines, now });
    id = merged?.cartId ?? own;
    if (merged !== null) await moveDrafts(transaction, other, own);
  }
  id ??= await createCart(
    transaction,
    { kind: 'cart', currency, recipient: null, subscriptionPlan: null },
    now,
  );
  await keepCart(transaction, memberId, id);
  return { id, totalQuantity: await countPieces(transaction, id) };
}

/**
 * The draft in the checkout of the browser's cart goes along. It has the location of now, which the member's cart takes
 * too: a location of before would replace the typed one.
 */
async function moveDrafts(transaction: Queryable, from: string, into: string): Promise<void> {
  const { rowCount } = await transaction.query(
    `insert into checkout_drafts (visitor_hash, cart_id, draft, expires_at)
     select visitor_hash, $2, draft, expires_at from checkout_drafts where cart_id = $1
     on conflict (visitor_hash, cart_id) do update set
       draft = excluded.draft, expires_at = excluded.expires_at`,
    [from, into],
  );
  if (rowCount === 0) return;
  await transaction.query('delete from checkout_drafts where cart_id = $1', [from]);
  await transaction.query(
    `update carts own set shipping_location = other.shipping_location, shipping_option = other.shipping_option
     from carts other where own.id = $2 and other.id = $1`,
    [from, into],
  );
}

/**
 * The cart stays with the member. Answers the id of a copy for the browser; null without one, or for an empty cart.
 */
export async function leaveCart(
  transaction: Queryable,
  given: {
    readonly memberId: string;
    readonly browserCart: string | null;
    readonly cloneCart: boolean;
    readonly now: number;
  },
): Promise<{ readonly id: string; readonly totalQuantity: number } | null> {
  const { memberId, browserCart, cloneCart, now } = given;
  const own = await openCart(transaction, browserCart, now);
  if (own === null) return null;
  await keepCart(transaction, memberId, own);
  const totalQuantity = await countPieces(transaction, own);
  if (!cloneCart || totalQuantity === 0) return null;
  return { id: await copyCart(transaction, own, now), totalQuantity };
}

async function readCartId(queryable: Queryable, memberId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ cart_id: string | null }>(
    'select cart_id from member_accounts where member_id = $1 for update',
    [memberId],
  );
  return rows[0]?.cart_id ?? null;
}

async function keepCart(queryable: Queryable, memberId: string, cartId: string): Promise<void> {
  await queryable.query('update member_accounts set cart_id = $2 where member_id = $1', [
    memberId,
    cartId,
  ]);
}

/** Null for a cart that has expired, was purchased, or is for a single purchase. */
async function openCart(
  queryable: Queryable,
  cartId: string | null,
  now: number,
): Promise<string | null> {
  if (cartId === null) return null;
  const { rows } = await queryable.query<{ id: string }>(
    `select id from carts where id = $1 and kind = 'cart' and purchased_at is null and expires_at > $2`,
    [cartId, new Date(now)],
  );
  return rows[0]?.id ?? null;
}

async function countPieces(queryable: Queryable, cartId: string): Promise<number> {
  const { rows } = await queryable.query<{ pieces: number | string }>(
    'select coalesce(sum(quantity), 0) as pieces from cart_entries where cart_id = $1',
    [cartId],
  );
  return Number(rows[0]?.pieces ?? 0);
}
