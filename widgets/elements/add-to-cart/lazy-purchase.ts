import { CartError } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';

/**
 * The code of the ways past the cart and of product forms: most pages only add.
 * @throws CartError 'Please check your internet connection.' (storefront §8)
 */
export async function fetchCode() {
  try {
    return await import('./purchase.js');
  } catch (cause) {
    throw new CartError('offline', cartStrings('checkConnection'), { cause });
  }
}
