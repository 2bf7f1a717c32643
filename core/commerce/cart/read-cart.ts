import { toCurrency, type Cart } from './cart.js';
import { shopAddress } from './shop-address.js';
import type { WireCart } from './schema.js';

/** Maps the cart of the wire to the cart of the widgets. */
export function toCart({ entries, currency, ...fields }: WireCart): Cart {
  return {
    ...fields,
    currency: toCurrency(currency),
    entries: entries.map(({ imageUrl, itemUrl, additionalFieldsFormId, ...entry }) => ({
      ...entry,
      formId: additionalFieldsFormId,
      image: imageUrl && shopAddress(imageUrl),
      url: itemUrl && shopAddress(itemUrl),
    })),
  };
}
