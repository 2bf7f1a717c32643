import { quantityLimits, showsQuantity } from '../../../commerce/product/index.js';
import type { StructuredContent } from '../../../commerce/product/structured-content/index.js';
import { quantityFieldStrings } from '../../../i18n/strings/quantity-field.js';
import { element, type Child } from '../../markup/index.js';
import type { Scope } from '../../plugins.js';
import { asBoolean } from '../../values.js';
import { localized } from './localized.js';
import { controlId, type FormPart } from './product-form.js';

/** A number field for the quantity, where one is allowed (§9.3). */
export function quantityInput(
  content: StructuredContent,
  { itemId, formId }: FormPart,
  scope: Scope,
): Child {
  const allowed = scope.lookup([
    'websiteSettings',
    'storeSettings',
    'multipleQuantityAllowedForServices',
  ]);
  const storeSettings = { allowMultipleQuantityForServices: allowed == null || asBoolean(allowed) };
  if (!showsQuantity(content, { storeSettings })) return null;

  const label = localized(scope, 'productQuantityInputLabel') ?? quantityFieldStrings('quantity');
  const id = controlId('quantity', itemId);
  const { min, max, step } = quantityLimits;
  return [
    element('label', { class: 'quantity-label', for: id }, `${label}:`),
    ' ',
    element(
      'vitrine-quantity',
      { id, 'product-id': itemId || null, form: formId },
      element('input', {
        name: 'quantity',
        type: 'number',
        inputmode: 'numeric',
        value: quantityLimits.default,
        min,
        max,
        step,
        form: formId,
        'aria-label': label,
      }),
    ),
  ];
}
