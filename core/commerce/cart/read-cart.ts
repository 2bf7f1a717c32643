import type { CurrencyCode } from '../money/index.js';
import type { Cart } from './cart.js';
import { shopAddress } from './shop-address.js';
import type { WireCart } from './schema.js';

/**
 * Maps the cart of the wire to the cart of the widgets. Storefront §3 gives a cart no currency: it is the site's, unless
 * the server names another.
 */
export function toCart(
  { entries, currency, totalQuantity, ...fields }: WireCart,
  ofSite: CurrencyCode,
): Cart {
  return {
    ...fields,
    currency: currency || ofSite,
    totalQuantity: totalQuantity ?? entries.reduce((sum, { quantity }) => sum + quantity, 0),
    entries: entries.map(({ imageUrl, itemUrl, additionalFieldsFormId, ...entry }) => ({
      ...entry,
      formId: additionalFieldsFormId,
      image: imageUrl && shopAddress(imageUrl),
      url: itemUrl && shopAddress(itemUrl),
    })),
  };
}
