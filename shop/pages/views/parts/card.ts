import { isInStock, type Product } from 'vitrine/core/product';
import { cartStrings, productPageStrings } from 'vitrine/core/i18n';
import { toAddress } from '../address.js';
import { pictureView } from './picture.js';
import { priceView } from './price.js';
import { formAddress, formKind } from './product-form.js';
import { statusView } from './status.js';
import { say } from '../../words/say.js';

/** The card of a product in a list. */
export function cardView(product: Product, createKey: () => string) {
  const [image] = product.images;
  const form = quickAdd(product, createKey);
  return {
    title: product.title,
    url: toAddress(product.url ?? ''),
    picture: image ? pictureView(image) : null,
    price: priceView(product),
    status: statusView(product),
    form,
    more: say(product.variants.length > 1 ? 'Choose options' : 'See details'),
    quickView: { itemId: product.id, label: productPageStrings('quickView') },
  };
}

/** A product without options can be added from its card. */
function quickAdd(product: Product, createKey: () => string) {
  const [variant, ...others] = product.variants;
  if (!variant || others.length > 0 || !isInStock(variant)) return null;
  // A product with a form, or one bought without the cart, needs its page.
  if (product.additionalFieldsFormId !== null || formKind(product) !== 'add') return null;
  return {
    address: { url: formAddress(product) },
    itemId: product.id,
    idempotencyKey: createKey(),
    sku: variant.sku,
    label: product.addButtonLabel ?? cartStrings('addToCart'),
  };
}
