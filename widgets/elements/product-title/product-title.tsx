import { createElement } from 'react';
import type { ProductTitleProps } from './definition.js';
import { useHost, useSlotted } from '../../element/index.js';
import { followInEditor, useProduct } from '../../hooks/index.js';
import { chooseTitleTag } from './heading-level.js';

/** The title of a product. */
export function ProductTitle({ productId = '', level = 0, link = false }: ProductTitleProps) {
  const host = useHost();
  const product = useProduct(productId)?.selection.product;
  const [pageTitle] = useSlotted();
  if (!product) return <slot />;

  const href = link ? product.url : null;
  const isPrinted = host?.textContent.trim() === product.title;
  // A title that the page prints already keeps its style, and its own link.
  if (isPrinted && level === 0 && (!href || host.querySelector('a[href]'))) return <slot />;

  return createElement(
    chooseTitleTag(level, pageTitle?.localName),
    { part: 'title', className: 'title' },
    href ? (
      <a part="link" className="link" href={href} onClick={followInEditor}>
        {product.title}
      </a>
    ) : (
      product.title
    ),
  );
}
