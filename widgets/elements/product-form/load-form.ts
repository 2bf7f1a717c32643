import { CartError, toCartError } from '../../../core/commerce/cart/index.js';
import { fetchForm, FormError, parseForm, type Form } from '../../../core/forms/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { ProductFormRequest } from '../../parts/product-form-request/index.js';

/**
 * Loads the form of a request, from the page or from the server.
 * @throws CartError with the reason, or 'Unable to open form' if the reason does not concern the shopper (storefront §8).
 */
export async function loadForm(form: ProductFormRequest['form']): Promise<Form> {
  try {
    return 'inline' in form ? parseForm(form.inline) : await fetchForm(form.formId);
  } catch (error) {
    throw toOpenError(error);
  }
}

function toOpenError(error: unknown): CartError {
  const unable = cartStrings('unableToOpenForm');
  if (error instanceof FormError) {
    getRuntime().reporter.report(error, { where: 'vitrine-product-form' });
    return new CartError('unknown', unable, { cause: error });
  }
  const { code, message } = toCartError(error, 'form');
  // `toCartError` falls back to the message of an update.
  const reason = message === cartStrings('unableToUpdateForm') ? unable : message;
  return new CartError(code, reason, { cause: error });
}
