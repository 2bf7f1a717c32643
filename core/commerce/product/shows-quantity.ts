import type { StoreSettings } from '../../runtime/index.js';
import type { ProductType } from './product-types.js';
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
 * subscriptions, and only when more than one is in stock (storefront §5).
 */
export function showsQuantity(
  product: Stocked & { readonly isSubscribable: boolean },
  site: StoreSite,
): boolean {
  const isAllowed = allowsMany[product.productType]?.(site) ?? false;
  return isAllowed && !product.isSubscribable && totalStock(product) > 1;
}
