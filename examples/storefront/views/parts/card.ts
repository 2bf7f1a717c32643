import { isInStock, type Product } from '../../../../core/commerce/product/index.js';
import { cartStrings } from '../../../../core/i18n/index.js';
import { toAddress } from '../address.js';
import { pictureView } from './picture.js';
import { priceView } from './price.js';
import { statusView } from './status.js';

/** A product on a shelf. */
export function cardView(product: Product, createKey: () => string) {
  const [image] = product.images;
  return {
    title: product.title,
    url: toAddress(product.url ?? ''),
    picture: image ? pictureView(image) : null,
    price: priceView(product),
    status: statusView(product),
    form: quickAdd(product, createKey),
  };
}

/** What needs no choice can be added from its card. */
function quickAdd(product: Product, createKey: () => string) {
  const [variant, ...others] = product.variants;
  if (!variant || others.length > 0 || !isInStock(variant)) return null;
  return {
    itemId: product.id,
    idempotencyKey: createKey(),
    sku: variant.sku,
    label: product.addButtonLabel ?? cartStrings('addToCart'),
  };
}
