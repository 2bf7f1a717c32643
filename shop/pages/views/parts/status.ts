import { productStatus, statusLabel, type Product, type ProductStatus } from 'vitrine/core/product';
import { storeSettings } from '../../site.js';

export type StatusView = { readonly kind: ProductStatus; readonly label: string };

/** Null if the product has no status. */
export function statusView(product: Product): StatusView | null {
  const kind = productStatus(product);
  return kind && { kind, label: statusLabel(kind, { storeSettings }) };
}
