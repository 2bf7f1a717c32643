import {
  productStatus,
  statusLabel,
  type Product,
  type ProductStatus,
} from '../../../../core/commerce/product/index.js';
import { storeSettings } from '../../site.js';

export type StatusView = { readonly kind: ProductStatus; readonly label: string };

/** Null when there is nothing to say. */
export function statusView(product: Product): StatusView | null {
  const kind = productStatus(product);
  return kind && { kind, label: statusLabel(kind, { storeSettings }) };
}
