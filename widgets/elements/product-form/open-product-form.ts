import { CartError } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { ProductFormEnding, ProductFormRequest } from './request.js';

export type { ProductFormEnding, ProductFormRequest } from './request.js';

const tag = 'vitrine-product-form';

/**
 * Shows a product's form in the page's one lightbox for it, which is made when it is first needed, and tells how it
 * ended. Registers nothing by being imported.
 * @throws CartError when the form cannot be read.
 */
export async function openProductForm(request: ProductFormRequest): Promise<ProductFormEnding> {
  try {
    await import('./index.js');
  } catch (cause) {
    throw new CartError('offline', cartStrings('checkConnection'), { cause });
  }
  return findProductForm().open(request);
}

function findProductForm() {
  const known = document.querySelector(tag);
  if (known) return known;
  const made = document.createElement(tag);
  document.body.append(made);
  return made;
}
