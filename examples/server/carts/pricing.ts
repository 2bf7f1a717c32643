import type { Clock } from '../../../core/runtime/index.js';
import type { ShopTerms } from '../terms/index.js';

/** What the prices of a cart depend on: the shop's terms, and the time in milliseconds since 1970. */
export interface Pricing {
  readonly terms: ShopTerms;
  readonly now: number;
}

export function currentPricing(shop: {
  readonly terms: ShopTerms;
  readonly clock: Pick<Clock, 'now'>;
}): Pricing {
  return { terms: shop.terms, now: shop.clock.now() };
}
