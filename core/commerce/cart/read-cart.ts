import { toCurrency, type Cart } from './cart.js';
import type { WireCart } from './schema.js';

/** The cart as the widgets know it, of the cart as the wire has it. */
export function toCart({ entries, currency, ...fields }: WireCart): Cart {
  return {
    ...fields,
    currency: toCurrency(currency),
    entries: entries.map(({ imageUrl, itemUrl, additionalFieldsFormId, ...entry }) => ({
      ...entry,
      formId: additionalFieldsFormId,
      image: imageUrl,
      url: itemUrl,
    })),
  };
}
