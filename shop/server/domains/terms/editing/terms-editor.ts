import { createDiscountEditor, type DiscountEditor } from './discount-editor.js';
import { createEdit, type EditorParts } from './edit.js';
import { createShippingEditor, type ShippingEditor } from './shipping-editor.js';
import { createTaxEditor, type TaxEditor } from './tax-editor.js';

/** The owner's changes of the terms, by kind. */
export interface TermsEditor {
  readonly discounts: DiscountEditor;
  readonly shipping: ShippingEditor;
  readonly taxes: TaxEditor;
}

export function createTermsEditor(parts: EditorParts): TermsEditor {
  const edit = createEdit(parts);
  return {
    discounts: createDiscountEditor(parts, edit),
    shipping: createShippingEditor(parts, edit),
    taxes: createTaxEditor(parts, edit),
  };
}
