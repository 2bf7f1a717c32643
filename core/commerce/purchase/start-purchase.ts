import { readAddress } from '../../base/index.js';
import { buildUrl, NetError } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import { CartError, getCartStore, toCartError } from '../cart/index.js';
import './bus-events.js';
import type { PurchaseIntent } from './intent.js';
import { purchases } from './purchases.js';
import { purchaseSchema } from './schema.js';
import type { PurchaseKind } from './titles.js';

/**
 * Buys one item without the cart, which stays unchanged unless its API lacks express checkout. Resolves to the address to open, which is on the shop's
 * origin, also from a page of another origin. A retry under the same `intent.key` is the same purchase.
 *
 * @example
 * const intent = { itemId: 'mug', sku: 'MUG-S', quantity: 1, additionalFields: null, key: createIdempotencyKey() };
 * location.assign(await startPurchase('express', intent));
 *
 * @throws CartError whose message is the sentence to show below {@link purchaseFailureTitle} (storefront §8).
 */
export async function startPurchase(kind: PurchaseKind, intent: PurchaseIntent): Promise<string> {
  const { bus } = getRuntime();
  try {
    const address = await findAddress(kind, intent);
    bus.emit('purchase.started', { kind, intent, address });
    return address;
  } catch (error) {
    throw wordFailure(kind, error);
  }
}

async function findAddress(kind: PurchaseKind, intent: PurchaseIntent): Promise<string> {
  const { call, page, writeBody, writeQuery } = purchases[kind];
  const { apiOrigin, config } = getRuntime();
  const cart = getCartStore();
  // Storefront §7 has neither call: express checkout is an add that redirects (§4), a gift card is bought on its page (§2).
  if (kind === 'express' && cart.lacks.includes('express')) {
    await cart.add(intent);
    const given = await config.cartClient?.handOff?.('checkout');
    return readAddress(given) ?? buildUrl(apiOrigin, page);
  }
  if (kind === 'gift-card' && cart.lacks.includes('gift-cards')) {
    return buildUrl(apiOrigin, page, writeQuery(intent));
  }
  const { cartToken } = await getHttp().request({
    method: 'POST',
    path: call,
    json: writeBody(intent),
    schema: purchaseSchema,
    idempotencyKey: intent.key,
    keepsCartToken: false,
  });
  return buildUrl(apiOrigin, page, { ...writeQuery(intent), cartToken });
}

/** A crumb failure always gets our own sentence, because only the browser knows whether cookies are off. */
function wordFailure(kind: PurchaseKind, error: unknown): CartError {
  const hasOwnWord =
    purchases[kind].prefersServerMessage && error instanceof NetError && error.code !== 'crumb';
  return hasOwnWord && error.serverMessage
    ? new CartError(error.code, error.serverMessage, { cause: error })
    : toCartError(error, 'add');
}
