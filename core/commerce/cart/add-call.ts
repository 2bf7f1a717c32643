import type { BegunCall } from '../../net/index.js';
import type { AddIntent } from './cart.js';
import { cartPaths } from './paths.js';

/** The call of an add (storefront §7). It outlives the page, so that it survives a navigation that follows at once. */
export function addCall(
  { itemId, sku, quantity, additionalFields, key }: AddIntent,
  intentOrder: string,
): BegunCall {
  return {
    method: 'POST',
    path: cartPaths.entries,
    json: { itemId, sku, quantity, additionalFields },
    idempotencyKey: key,
    intentOrder,
    keepalive: true,
  };
}
