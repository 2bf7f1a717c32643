import { quantityStrings } from '../../i18n/index.js';
import { CartError } from './errors.js';

/** The refusal of a quantity that is no whole number, in the sentence of storefront §5. */
export function refuseQuantity(quantity: number): CartError {
  const key = Number.isFinite(quantity) ? 'quantityNotWhole' : 'quantityNotNumeric';
  return new CartError('invalid-quantity', quantityStrings(key));
}
