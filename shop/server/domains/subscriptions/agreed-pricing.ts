import type { Pricing } from '../carts/index.js';
import type { Subscription } from './types.js';

/** The shop's prices with the agreed one in place of today's: neither dearer, nor cheaper in a sale. */
export function agreedPricing(
  pricing: Pricing,
  { sku, currency, unitCents }: Pick<Subscription, 'sku' | 'currency' | 'unitCents'>,
): Pricing {
  return {
    ...pricing,
    catalogue: {
      async at(version, queryable) {
        const snapshot = await pricing.catalogue.at(version, queryable);
        return {
          ...snapshot,
          shown(productId, wanted) {
            const found = snapshot.shown(productId, wanted);
            if (wanted !== sku) return found;
            const prices = { ...found.variant.prices, [currency]: unitCents };
            return { ...found, variant: { ...found.variant, prices, sale_prices: null } };
          },
        };
      },
    },
  };
}
