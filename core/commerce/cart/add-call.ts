import type { BegunCall } from '../../net/index.js';
import type { AddIntent } from './cart.js';
import { cartPaths } from './paths.js';

/** In characters, of up to three bytes each: browsers refuse a keepalive body beyond 64 kB. */
export const keepaliveLimit = 16_000;

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
    keepalive: (additionalFields ?? '').length < keepaliveLimit,
  };
}
