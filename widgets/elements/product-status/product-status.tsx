import { useStates, type PropsOf } from '../../element/index.js';
import type { productStatus } from './definition.js';
import { useProductStatus } from './use-product-status.js';

export type ProductStatusProps = PropsOf<typeof productStatus>;

/** 'sold out' or 'sale', or nothing. No live region: the picker says what changes with a variant. */
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
