import { CartError } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';

/**
 * Loads the code of purchases and product forms, which most pages never need.
 * @throws CartError 'Please check your internet connection.' (storefront §8)
 */
export async function loadPurchase() {
  try {
    return await import('./purchase.js');
  } catch (cause) {
    throw new CartError('offline', cartStrings('checkConnection'), { cause });
  }
}
