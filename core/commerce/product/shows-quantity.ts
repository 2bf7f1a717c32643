import type { StoreSettings } from '../../runtime/index.js';
import type { ProductType } from './product-types.js';
import { totalStock, type Stocked } from './stock.js';

interface StoreSite {
  readonly storeSettings: Pick<StoreSettings, 'allowMultipleQuantityForServices'>;
}

const allowsMany: Partial<Record<ProductType, (site: StoreSite) => boolean>> = {
  physical: () => true,
  service: ({ storeSettings }) => storeSettings.allowMultipleQuantityForServices,
};

/**
 * Whether a shopper may say how many: for physical products, for services when the site allows it, never for what is
 * subscribed to, and only when there is more than one (storefront §5).
 */
export function showsQuantity(
  product: Stocked & { readonly isSubscribable: boolean },
  site: StoreSite,
): boolean {
  const isAllowed = allowsMany[product.productType]?.(site) ?? false;
  return isAllowed && !product.isSubscribable && totalStock(product) > 1;
}
