import type { StoreSettings } from '../../runtime/index.js';
import type { ProductType } from './product-types.js';
import { isFixedQuantity } from '../quantity/index.js';
import type { Variant } from './product.js';
import { totalStock } from './stock-counts.js';
import type { Stocked } from './stock.js';

interface StoreSite {
  readonly storeSettings: Pick<StoreSettings, 'allowMultipleQuantityForServices'>;
}

const allowsMany: Partial<Record<ProductType, (site: StoreSite) => boolean>> = {
  physical: () => true,
  service: ({ storeSettings }) => storeSettings.allowMultipleQuantityForServices,
};

/**
 * Whether to show a quantity input: for physical products, for services when the site allows it, never for
 * subscriptions, and only when more than one is in stock (storefront §5). Not where the shop's rule leaves one quantity
 * alone: of the chosen `variant`, or of all.
 */
export function showsQuantity(
  product: Stocked & {
    readonly isSubscribable: boolean;
    readonly variants: readonly Pick<Variant, 'quantityRule'>[];
  },
  site: StoreSite,
  variant: Pick<Variant, 'quantityRule'> | null = null,
): boolean {
  const isAllowed = allowsMany[product.productType]?.(site) ?? false;
  const variants = variant ? [variant] : product.variants;
  const isFixed =
    variants.length > 0 && variants.every(({ quantityRule }) => isFixedQuantity(quantityRule));
  return isAllowed && !product.isSubscribable && totalStock(product) > 1 && !isFixed;
}
