import type { Queryable } from '../database/index.js';
import { Problem, type Call, type Visitor } from '../http/index.js';
import { runChange, type KeyedChange } from '../routing/index.js';
import { lockCart, startCart } from './cart-rows.js';
import type { CartWork } from './cart-work.js';
import type { IntentOrder } from './intent-order.js';
import type { CartRouteContext } from './route-context.js';
import type { CartJson } from './schemas.js';

export interface CartChange<Result extends { cart: CartJson }> extends KeyedChange {
  /**
   * What to do for a visitor without a cart. `refuse`: fail. `start`: start one, but fail if the visitor's cart has
   * expired or was purchased. `replace`: start one in that case too, because a page without script cannot retry.
   */
  readonly missingCart: 'refuse' | 'start' | 'replace';
  /** `all` also accepts the cart of a direct purchase, whose entries are fixed; by default it is refused. */
  readonly carts?: 'all';
  /** The cart to change instead of the visitor's own. */
  readonly cartToken?: string;
  /** The change's place among those of its page; null for a plain form. */
  readonly order: IntentOrder | null;
  run(work: CartWork): Promise<Result>;
}

/** Runs a change of a cart under its lock, and sets the cookies by which the visitor finds the cart again. */
export async function changeCart<Result extends { cart: CartJson }>(
  context: CartRouteContext,
  c: Call,
  change: CartChange<Result>,
): Promise<Result> {
  const { visitors, terms } = context;
  const { order } = change;
  const visitor = visitorOf(context, c, change.cartToken);
  const { result, replayed } = await runChange(context, c, visitor, {
    ...change,
    async work(transaction, now) {
      const cartId = await openCart(transaction, visitor, change, now);
      return change.run({ transaction, cartId, order, terms, now });
    },
  });
  // A replayed result is an old one: it sets the cart of a visitor who has none, and replaces none.
  const mayKeep = !replayed || visitor.cartId === null;
  if (change.cartToken === undefined && mayKeep) visitors.keepCart(c, result.cart);
  return result;
}

function visitorOf(
  { visitors }: CartRouteContext,
  c: Call,
  cartToken: string | undefined,
): Visitor {
  const visitor = visitors.identify(c);
  if (cartToken === undefined) return visitor;
  const cartId = visitors.cartOf(cartToken);
  return { ...visitor, cartId, hasForeignCart: cartId === null };
}

/** Locks the visitor's cart, or starts one where `missingCart` allows it. */
async function openCart(
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
