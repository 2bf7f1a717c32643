import { randomUUID } from 'node:crypto';
import type { AgreedPlan, CatalogueCurrency } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { Problem, type Visitors } from '../../ground/http/index.js';
import type { CartRow } from './cart-json.js';
import type { Recipient } from '../gift-cards/index.js';

/** Milliseconds. */
export const cartLifetime = 365 * 24 * 60 * 60 * 1000;

/** `cart` is the visitor's own; the others are created for a single direct purchase. */
export type CartKind = 'cart' | 'express' | 'subscription' | 'gift-card';

export interface StoredCart extends CartRow {
  kind: CartKind;
  recipient: Recipient | null;
  /** As agreed to; later changes of the catalogue do not affect it. */
  subscription_plan: AgreedPlan | null;
  expires_at: Date;
  purchased_at: Date | null;
}

/**
 * @param now Null also finds a cart that has expired or was purchased.
 * @throws Problem `cart-expired` or `cart-purchased`.
 */
export async function findCart(
  queryable: Queryable,
  cartId: string,
  now: number | null,
): Promise<StoredCart> {
  const { rows } = await queryable.query<StoredCart>('select * from carts where id = $1', [cartId]);
  const [cart] = rows;
  return cart !== undefined && now === null ? cart : requireOpen(cart, now ?? 0);
}

/**
 * Locks the cart until the transaction ends and renews its expiry. Clears `started_by`: the visitor has the cart's
 * token now, so the crumb must no longer select this cart.
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
    new Date(now + cartLifetime),
  ]);
  return cart;
}

/** Creates an empty cart: the visitor's own, or one for a single direct purchase. */
export async function createCart(
  transaction: Queryable,
  cart: {
    kind: CartKind;
    currency: CatalogueCurrency;
    recipient: Recipient | null;
    subscriptionPlan: AgreedPlan | null;
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
      new Date(now + cartLifetime),
    ],
  );
  return id;
}

/** Expires a cart now. */
export async function expireCart(queryable: Queryable, cartId: string, now: number): Promise<void> {
  await queryable.query('update carts set expires_at = $2, started_by = null where id = $1', [
    cartId,
    new Date(now),
  ]);
}

/** @throws Problem `cart-expired` if the token is not ours. */
export function requireCart({ cartOf }: Pick<Visitors, 'cartOf'>, token: string): string {
  const cartId = cartOf(token);
  if (cartId === null) throw new Problem('cart-expired');
  return cartId;
}

function requireOpen(cart: StoredCart | undefined, now: number): StoredCart {
  if (cart?.purchased_at) throw new Problem('cart-purchased');
  if (cart === undefined || cart.expires_at.getTime() <= now) throw new Problem('cart-expired');
  return cart;
}
