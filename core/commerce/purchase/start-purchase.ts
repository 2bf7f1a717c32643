import { buildUrl, NetError } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import { CartError, toCartError } from '../cart/index.js';
import './bus-events.js';
import type { PurchaseIntent } from './intent.js';
import { purchases } from './purchases.js';
import { purchaseSchema } from './schema.js';
import type { PurchaseKind } from './titles.js';

/**
 * Buys one item past the cart, which stays as it is. Resolves to the address to go to, which is the shop's, also on a
 * page of another origin. Sent again under the same `intent.key` it is the same purchase.
 *
 * @throws CartError whose message is the sentence to show below {@link purchaseFailureTitle} (storefront §8).
 */
export async function startPurchase(kind: PurchaseKind, intent: PurchaseIntent): Promise<string> {
  const { call, page, writeBody, writeQuery } = purchases[kind];
  const { apiOrigin, bus } = getRuntime();
  try {
    const { cartToken } = await getHttp().request({
      method: 'POST',
      path: call,
      json: writeBody(intent),
      schema: purchaseSchema,
      idempotencyKey: intent.key,
      keepsCartToken: false,
    });
    const address = buildUrl(apiOrigin, page, { ...writeQuery(intent), cartToken });
    bus.emit('purchase.started', { kind, intent, address });
    return address;
  } catch (error) {
    throw wordFailure(kind, error);
  }
}

/** A crumb failure is the browser's matter, about which the server cannot know whether cookies are off. */
function wordFailure(kind: PurchaseKind, error: unknown): CartError {
  const hasOwnWord =
    purchases[kind].prefersServerMessage && error instanceof NetError && error.code !== 'crumb';
  return hasOwnWord && error.serverMessage
    ? new CartError(error.code, error.serverMessage, { cause: error })
    : toCartError(error, 'add');
}
