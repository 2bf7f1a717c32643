import type { ProductStatusProps } from './definition.js';
import { useStates } from '../../element/index.js';
import { useProductStatus } from './use-product-status.js';

/** 'sold out' or 'sale', or nothing. No live region: the picker announces what changes with a variant. */
export function ProductStatus({ productId = '', of = 'product' }: ProductStatusProps) {
  const { isKnown, status, label } = useProductStatus(productId, of);
  useStates({
    'sold-out': status === 'sold-out',
    sale: status === 'sale',
    empty: isKnown && status === null,
  });

  if (!isKnown) return <slot />;
  return status ? (
    <span part="status" className={`status ${status}`}>
      {label}
    </span>
  ) : null;
}
