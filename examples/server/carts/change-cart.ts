import { lockCart, startCart, type CartJson, type Counting } from './index.js';
import type { Queryable } from '../database/index.js';
import { Problem, type Call, type Visitor } from '../http/index.js';
import type { Parts } from '../routing/context.js';
import { runChange, type KeyedChange } from '../routing/run-change.js';

export interface CartChange<Answer extends { cart: CartJson }> extends KeyedChange {
  /**
   * What to do without a cart: `refuse`, `start` one but tell when it is gone, or `replace` one that is gone too,
   * for a page without script, which could not try again by itself.
   */
  readonly missingCart: 'refuse' | 'start' | 'replace';
  /** `all` also takes the cart of a purchase of its own, whose entries cannot be changed; by default it is refused. */
  readonly carts?: 'all';
  /** The cart that is meant, in place of the visitor's own. */
  readonly cartToken?: string;
  run(transaction: Queryable, cartId: string, counting: Counting): Promise<Answer>;
}

/** The way of every change to a cart; the visitor finds the cart again by the cookies that are set. */
export async function changeCart<Answer extends { cart: CartJson }>(
  parts: Parts,
  c: Call,
  change: CartChange<Answer>,
): Promise<Answer> {
  const { visitors } = parts;
  const visitor = visitorOf(parts, c, change.cartToken);
  const { answer, replayed } = await runChange(
    parts,
    c,
    visitor,
    change,
    async (transaction, counting) =>
      change.run(transaction, await takeCart(transaction, visitor, change, counting.now), counting),
  );
  // A repeated answer is one of an earlier time: it leads back to its cart only who has none.
  const mayKeep = !replayed || visitor.cartId === null;
  if (change.cartToken === undefined && mayKeep) visitors.keepCart(c, answer.cart);
  return answer;
}

function visitorOf({ visitors }: Parts, c: Call, cartToken: string | undefined): Visitor {
  const visitor = visitors.identify(c);
  if (cartToken === undefined) return visitor;
  const cartId = visitors.cartOf(cartToken);
  return { ...visitor, cartId, hasForeignCart: cartId === null };
}

async function takeCart(
  transaction: Queryable,
  visitor: Visitor,
  { missingCart, carts }: Pick<CartChange<never>, 'missingCart' | 'carts'>,
  now: number,
): Promise<string> {
  try {
    if (visitor.hasForeignCart) throw new Problem('cart-expired');
    if (visitor.cartId !== null) {
      const { kind } = await lockCart(transaction, visitor.cartId, now);
      if (kind !== 'cart' && carts !== 'all') throw new Problem('purchase-fixed');
      return visitor.cartId;
    }
  } catch (error) {
    const isGone = error instanceof Problem && error.status === 410;
    if (!isGone || missingCart !== 'replace') throw error;
  }
  if (missingCart === 'refuse') throw new Problem('cart-expired');
  return startCart(transaction, visitor, now);
}
