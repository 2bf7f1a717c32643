import { productStrings } from '../../i18n/index.js';
import type { SiteContext, StoreSettings } from '../../runtime/index.js';
import type { Product } from './product.js';
import { isSoldOut } from './stock.js';

export type ProductStatus = 'sold-out' | 'sale';

const labels: Readonly<Record<ProductStatus, (settings: StoreSettings) => string>> = {
  'sold-out': ({ soldOutLabel }) => soldOutLabel || productStrings('soldOut'),
  sale: ({ saleLabel }) => saleLabel || productStrings('sale'),
};

/** Sold out takes precedence over sale (storefront §9); null when neither applies. */
export function productStatus(product: Product): ProductStatus | null {
  if (isSoldOut(product)) return 'sold-out';
  return product.variants.some(({ onSale }) => onSale) ? 'sale' : null;
}

/** The site's own label, else 'sold out' or 'sale' (storefront §9). */
export function statusLabel(
  status: ProductStatus,
  site: Pick<SiteContext, 'storeSettings'>,
): string {
  return labels[status](site.storeSettings);
}
