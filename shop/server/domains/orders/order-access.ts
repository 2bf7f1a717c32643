import type { Context } from 'hono';
import {
  keepHostCookie,
  readHostCookie,
  type Callers,
  type Signer,
} from '../../ground/http/index.js';
import type { Owners } from '../owners/index.js';

/**
 * The readers of a whole order: the browser that bought it or opened the link in a mail, or did so with another order
 * of the same subscription, its member, and the owner's accounts that may read orders.
 */
export interface OrderAccess {
  /** From now on this browser may read the order. */
  grant(c: Context, orderId: string): void;
  mayRead(c: Context, orderId: string): Promise<boolean>;
  /** The same without the owner's accounts: the buyers, who may change their own orders. */
  isBuyer(c: Context, orderId: string): Promise<boolean>;
  /** The orders that this browser has bought or opened. */
  ordersOf(c: Context): readonly string[];
}

const name = 'ORDERS';
const purpose = 'orders';
const seconds = 90 * 24 * 60 * 60;
/** Older ones need a link. */
const mostOrders = 10;

export function createOrderAccess(context: {
  readonly signer: Signer;
  readonly callers: Callers;
  readonly owners: Pick<Owners, 'may'>;
  /** Whether the signed-in member has placed the order. */
  ownsOrder(c: Context, orderId: string): Promise<boolean>;
  /** Whether the order is of the same subscription as one of the others. */
  sharesSubscription(orderId: string, others: readonly string[]): Promise<boolean>;
}): OrderAccess {
  const { signer, callers, owners, ownsOrder, sharesSubscription } = context;

  function readIds(c: Context): readonly string[] {
    const signed = readHostCookie(c, name, callers.isSecure(c)) ?? '';
    return signer.verify(purpose, signed)?.split('~') ?? [];
  }

  async function isBuyer(c: Context, orderId: string): Promise<boolean> {
    const ids = readIds(c);
    if (ids.includes(orderId) || (await ownsOrder(c, orderId))) return true;
    return ids.length > 0 && sharesSubscription(orderId, ids);
  }

  return {
    grant(c, orderId) {
      const ids = [...readIds(c).filter((id) => id !== orderId), orderId].slice(-mostOrders);
      const protection = { secure: callers.isSecure(c), httpOnly: true, seconds };
      keepHostCookie(c, name, signer.sign(purpose, ids.join('~')), protection);
    },
    ordersOf: readIds,
    isBuyer,
    mayRead: async (c, orderId) => (await isBuyer(c, orderId)) || owners.may(c, 'orders', 'read'),
  };
}
