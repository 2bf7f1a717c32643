import { useMemo } from 'react';
import type { ProductDescriptionProps } from './definition.js';
import { useStates } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { readHtml, SafeContent } from '../../parts/safe-content/index.js';

/** The description of a product, as an allow-list lets it through. */
export function ProductDescription({ productId = '' }: ProductDescriptionProps) {
  const product = useProduct(productId)?.selection.product;
  const { description = null, url = null } = product ?? {};
  const nodes = useMemo(
    () => (description === null ? null : readHtml(description, url ?? '')),
    [description, url],
  );
  useStates({ empty: product !== undefined && nodes === null });

  return nodes === null ? (
    <slot />
  ) : (
    <div part="description" className="description">
      <SafeContent nodes={nodes} links="same-tab" />
    </div>
  );
}
