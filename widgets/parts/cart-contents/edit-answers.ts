import {
  getCartStore,
  toCartError,
  type CartEntry,
  type CartError,
} from '../../../core/commerce/cart/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import type { OpenProductForm } from '../product-form-request/index.js';

export interface EditListeners {
  /** Called if the form was closed after a refusal; an open form shows the reason itself. */
  onRefused(error: CartError): void;
  onSaved(): void;
}

/**
 * Opens the form of an entry's additional fields with its answers and saves the changes. Rejects if the form cannot be
 * opened.
 */
export async function editAnswers(
  entry: CartEntry,
  formId: string,
  opener: HTMLElement,
  openForm: OpenProductForm,
  { onRefused, onSaved }: EditListeners,
): Promise<void> {
  const { id, itemId, title, chosenVariant, additionalFields: answers } = entry;

  async function submit(additionalFields: string): Promise<void> {
    const sku = chosenVariant?.sku ?? null;
    try {
      await getCartStore().updateAdditionalFields(id, { itemId, sku, additionalFields });
    } catch (reason) {
      const error = toCartError(reason, 'form');
      onRefused(error);
      throw error;
    }
  }

  const submitLabel = cartPageStrings('saveAnswers');
  const ending = await openForm({
    form: { formId },
    title,
    answers,
    submitLabel,
    opener,
    submit,
  });
  if (ending === 'submitted') onSaved();
}
