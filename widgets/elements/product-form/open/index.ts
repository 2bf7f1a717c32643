// A door of its own: the index registers the element at once, this when a form opens.
import { CartError } from '../../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../../core/i18n/index.js';
import type {
  ProductFormEnding,
  ProductFormRequest,
} from '../../../parts/product-form-request/index.js';

const tag = 'vitrine-product-form';

/**
 * Opens a product's form in the page's `vitrine-product-form`, which is created on first use. Resolves to how it was
 * closed. The import registers no element.
 * @throws CartError when the form cannot be read.
 */
export async function openProductForm(request: ProductFormRequest): Promise<ProductFormEnding> {
  try {
    const { registerProductForm } = await import('../register.js');
    registerProductForm();
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
