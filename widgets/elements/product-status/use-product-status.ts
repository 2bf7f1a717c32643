import {
  productStatus,
  statusLabel,
  type ProductStatus,
  type Selection,
} from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useProduct } from '../../hooks/index.js';

/** The subject of the mark. */
export type StatusSubject = 'product' | 'variant';

export interface StatusInUse {
  /** Whether the product is known. */
  readonly isKnown: boolean;
  readonly status: ProductStatus | null;
  /** The site's words for it; empty without one. */
  readonly label: string;
}

/** The status of a product or of its chosen variant, as the page's data have it. */
export function useProductStatus(productId: string, subject: StatusSubject): StatusInUse {
  const found = useProduct(productId);
  if (!found) return { isKnown: false, status: null, label: '' };
  const status = findStatus(found.selection, subject);
  return { isKnown: true, status, label: status ? statusLabel(status, getRuntime().site) : '' };
}

/** Until a variant is chosen there is only the product to speak of. */
export function findStatus(
  { product, variant }: Pick<Selection, 'product' | 'variant'>,
  subject: StatusSubject,
): ProductStatus | null {
  const isOfVariant = subject === 'variant' && variant !== null;
  return productStatus(isOfVariant ? { ...product, variants: [variant] } : product);
}
