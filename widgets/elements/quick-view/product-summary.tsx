import { cartPaths } from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import type { QuickViewProps } from './definition.js';
import { FullPageLink } from './full-page-link.js';

export interface ProductSummaryProps {
  readonly product: Product;
  /** The address of the product's page; null if there is none. */
  readonly href: string | null;
  /** The step after an add. */
  readonly afterAdd: QuickViewProps['afterAdd'];
}

/**
 * The elements for buying a product, in one form. This picker never writes the variant to the address, which belongs to
 * the page's own picker.
 */
export function ProductSummary({ product, href, afterAdd }: ProductSummaryProps) {
  const { id } = product;
  return (
    <div className="product">
      <div part="image" className="image">
        <vitrine-product-image product-id={id} thumbnails load="eager" />
      </div>
      <div className="details">
        <p part="price" className="price">
          <vitrine-price product-id={id} load="eager" />
          <vitrine-product-status product-id={id} load="eager" />
        </p>
        <form part="form" className="form" method="post" action={cartPaths.entries}>
          <input type="hidden" name="itemId" value={id} />
          {product.options.length > 0 ? (
            <vitrine-variant-picker
              exportparts="select, value"
              product-id={id}
              address="none"
              display="auto"
              load="eager"
            />
          ) : (
            <input type="hidden" name="sku" value={product.variants[0]?.sku ?? ''} />
          )}
          <vitrine-scarcity product-id={id} load="eager" />
          <vitrine-quantity product-id={id} load="eager" />
          <vitrine-add-to-cart
            exportparts="button: add-button"
            product-id={id}
            after-add={afterAdd}
            load="eager"
          />
        </form>
        <FullPageLink href={href} />
      </div>
    </div>
  );
}
