import type { Call } from '../../ground/http/index.js';
import {
  admitChange,
  runChange,
  type KeyedChange,
  type RouteContext,
} from '../../ground/routing/index.js';
import { startPurchase, type Purchase } from './start-purchase.js';

/** Creates the cart of a direct purchase, once for each intent, and resolves to its token and the purchase. The visitor's own cart stays as it is. */
export async function makePurchase(
  context: RouteContext,
  c: Call,
  change: KeyedChange,
  /** Runs after the call was counted. */
  prepare: () => Promise<Purchase>,
): Promise<{ cartToken: string; purchase: Purchase }> {
  const visitor = context.visitors.identify(c);
  await admitChange(context, c, visitor, change.crumb);
  const purchase = await prepare();
  const now = context.clock.now();
  const { result } = await runChange(context, c, visitor, change, {
    change: async (transaction) => ({
      cartId: await startPurchase(transaction, purchase, visitor.currency, now),
    }),
    answer: (_, { cartId }) => Promise.resolve({ cartToken: context.visitors.tokenOf(cartId) }),
  });
  return { ...result, purchase };
}
