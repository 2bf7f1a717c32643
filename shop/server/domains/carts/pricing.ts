import type { Clock } from 'vitrine/core/runtime';
import type { Catalogue } from '../catalogue/index.js';
import type { Terms } from '../terms/index.js';

/** The inputs of a cart's prices: the catalogue, the shop's terms, and the time in milliseconds since 1970. */
export interface Pricing {
  readonly catalogue: Pick<Catalogue, 'at'>;
  readonly terms: Pick<Terms, 'at' | 'current'>;
  readonly now: number;
}

export function currentPricing(shop: {
  readonly catalogue: Pick<Catalogue, 'at'>;
  readonly terms: Pick<Terms, 'at' | 'current'>;
  readonly clock: Pick<Clock, 'now'>;
}): Pricing {
  return { catalogue: shop.catalogue, terms: shop.terms, now: shop.clock.now() };
}
