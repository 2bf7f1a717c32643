import { randomUUID } from 'node:crypto';
import type { CatalogueCurrency, SubscriptionPlan } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import type { CartRow } from './cart-json.js';
import type { Recipient } from '../purchases/recipient.js';

const lifetime = 365 * 24 * 60 * 60 * 1000;

/** The visitor's own cart, or one that was made for a single purchase. */
export type CartKind = 'cart' | 'express' | 'subscription' | 'gift-card';

export interface StoredCart extends CartRow {
  kind: CartKind;
  recipient: Recipient | null;
  /** As it was agreed to, whatever the catalogue says later. */
  subscription_plan: SubscriptionPlan | null;
  expires_at: Date;
  purchased_at: Date | null;
}

/** @throws Problem `cart-expired` or `cart-purchased`. */
export async function findCart(
  queryable: Queryable,
  cartId: string,
  now: number,
): Promise<StoredCart> {
  const { rows } = await queryable.query<StoredCart>('select * from carts where id = $1', [cartId]);
  return requireOpen(rows[0], now);
}

/**
 * Takes the cart for a change: others wait until the transaction ends. Its life starts anew, and as the
 * visitor knows its token now, the crumb no longer leads to it.
 * @throws Problem `cart-expired` or `cart-purchased`.
 */
export async function lockCart(
  transaction: Queryable,
  cartId: string,
  now: number,
): Promise<StoredCart> {
  const { rows } = await transaction.query<StoredCart>(
    'select * from carts where id = $1 for update',
    [cartId],
  );
  const cart = requireOpen(rows[0], now);
  await transaction.query('update carts set expires_at = $2, started_by = null where id = $1', [
    cartId,
    new Date(now + lifetime),
  ]);
  return cart;
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

/** Makes a cart for one purchase, which leaves the visitor's own cart alone. */
export async function startPurchaseCart(
  transaction: Queryable,
  cart: {
    kind: CartKind;
    currency: CatalogueCurrency;
    recipient: Recipient | null;
    subscriptionPlan: SubscriptionPlan | null;
  },
  now: number,
): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `insert into carts (id, kind, currency, recipient, subscription_plan, created_at, expires_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)`,
    [
      id,
      cart.kind,
      cart.currency,
      cart.recipient && JSON.stringify(cart.recipient),
      cart.subscriptionPlan && JSON.stringify(cart.subscriptionPlan),
      new Date(now),
      new Date(now + lifetime),
    ],
  );
  return id;
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
