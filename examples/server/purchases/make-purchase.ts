import type { Call } from '../http/index.js';
import { runChange, type KeyedChange, type RouteContext } from '../routing/index.js';
import { startPurchase, type Purchase } from './start-purchase.js';

/** Creates the cart of a direct purchase, once for each intent, and resolves to its token. The visitor's own cart stays as it is. */
export async function makePurchase(
  context: RouteContext,
  c: Call,
  change: KeyedChange,
  purchase: Purchase,
): Promise<{ cartToken: string }> {
  const visitor = context.visitors.identify(c);
  const { result } = await runChange(context, c, visitor, {
    ...change,
    async work(transaction, now) {
      const cartId = await startPurchase(transaction, purchase, visitor.currency, now);
      return { cartToken: context.visitors.tokenOf(cartId) };
    },
  });
  return result;
}
