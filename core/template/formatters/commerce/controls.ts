import { hasOptions } from '../../../commerce/product/structured-content/index.js';
import { markupFormatter } from '../../markup/index.js';
import type { Formatters } from '../../plugins.js';
import { addForm } from './add-to-cart-btn.js';
import { productElement } from './product-data.js';
import { formPart } from './product-form.js';
import { quantityInput } from './quantity-input.js';
import { readContent } from '../../readers/index.js';
import { variantPicker } from './variants-select.js';

/** The controls of a purchase (§9.3): they form one intent, whether a template renders them together or apart. */
export const controlFormatters = {
  'variants-select': markupFormatter((product, scope) => {
    const picker = variantPicker(readContent(product, scope.environment), formPart(product), scope);
    return picker && productElement(product, picker);
  }),

  'quantity-input': markupFormatter((product, scope) =>
    quantityInput(readContent(product, scope.environment), formPart(product), scope),
  ),

  'add-to-cart-btn': markupFormatter((product, scope) => {
    const content = readContent(product, scope.environment);
    const form = addForm({ product, content, formId: formPart(product).formId, scope });
    // With options, the picker already renders the product's data.
    return hasOptions(content) ? form : productElement(product, form);
  }),

  // In its own form, because a page may show the same product twice.
  'product-checkout': markupFormatter((product, scope) => {
    const content = readContent(product, scope.environment);
    const part = { ...formPart(product), formId: null };
    return productElement(
      product,
      addForm({
        product,
        content,
        formId: null,
        scope,
        controls: [
          variantPicker(content, part, scope),
          ' ',
          quantityInput(content, part, scope),
          ' ',
        ],
      }),
    );
  }),
} satisfies Formatters;
