import type { Call } from '../http/index.js';
import { startPurchase, type Purchase } from './index.js';
import type { Parts } from '../routing/context.js';
import { runChange, type KeyedChange } from '../routing/run-change.js';

/** Makes the cart of a purchase, once for each intent, and answers its token. The visitor's own cart is not touched. */
export async function makePurchase(
  parts: Parts,
  c: Call,
  change: KeyedChange,
  purchase: Purchase,
): Promise<{ cartToken: string }> {
  const visitor = parts.visitors.identify(c);
  const { answer } = await runChange(parts, c, visitor, change, async (transaction, { now }) => {
    const cartId = await startPurchase(transaction, purchase, visitor.currency, now);
    return { cartToken: parts.visitors.tokenOf(cartId) };
  });
  return answer;
}
