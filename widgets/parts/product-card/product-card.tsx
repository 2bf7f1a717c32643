import { productStatus, statusLabel, type Product } from '../../../core/commerce/product/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { followInEditor } from '../../hooks/index.js';
import { PriceText, viewPrice } from '../price-text/index.js';
import type { CardTitleTag } from './card-title-tag.js';

export interface ProductCardProps {
  readonly product: Product;
  /** Element of the title, such as `h3`. */
  readonly titleTag: CardTitleTag;
  /** Whether it is among the first, whose pictures are probably in view. */
  readonly isFirst: boolean;
}

/** Picture, title linked to the product's page, price and status. */
export function ProductCard({ product, titleTag: Title, isFirst }: ProductCardProps) {
  const [image] = product.images;
  const price = viewPrice(product, null);
  const status = productStatus(product);
  return (
    <>
      <div part="picture" className="picture">
        {image ? (
          <img
            part="image"
            className="image"
            // The title beside it says what it shows.
            alt=""
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            sizes={image.srcset ? '(min-width: 48rem) 20rem, 50vw' : undefined}
            srcSet={image.srcset ?? undefined}
            src={image.url}
          />
        ) : null}
      </div>
      <div className="words">
        <Title part="title" className="title">
          {product.url ? (
            <a part="link" className="link" href={product.url} onClick={followInEditor}>
              {product.title}
            </a>
          ) : (
            product.title
          )}
        </Title>
        <p className="facts">
          {price ? <PriceText shown={price} /> : null}
          {status ? (
            <span part="status" className={`status ${status}`}>
              {statusLabel(status, getRuntime().site)}
            </span>
          ) : null}
        </p>
      </div>
    </>
  );
}

/** The place of a card that is on its way, of the same height. */
export function EmptyCard() {
  return (
    <>
      <div className="picture" />
      <div className="words">
        <p className="title">{'\u00a0'}</p>
        <p className="facts">{'\u00a0'}</p>
      </div>
    </>
  );
}
