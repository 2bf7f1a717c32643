import { createDiscountEditor, type DiscountEditor } from './discount-editor.js';
import { createEdit, type EditorContext } from './edit.js';
import { createShippingEditor, type ShippingEditor } from './shipping-editor.js';
import { createTaxEditor, type TaxEditor } from './tax-editor.js';

/** The owner's changes of the terms, by kind. */
export interface TermsEditor {
  readonly discounts: DiscountEditor;
  readonly shipping: ShippingEditor;
  readonly taxes: TaxEditor;
}

export function createTermsEditor(context: EditorContext): TermsEditor {
  const edit = createEdit(context);
  return {
    discounts: createDiscountEditor(context, edit),
    shipping: createShippingEditor(context, edit),
    taxes: createTaxEditor(context, edit),
  };
}
