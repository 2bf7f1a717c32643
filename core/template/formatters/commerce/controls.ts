import { variantOptions } from '../../../commerce/product/structured-content/index.js';
import { markupFormatter } from '../../markup/index.js';
import type { Formatters } from '../../plugins.js';
import { addForm } from './add-to-cart-btn.js';
import { productElement } from './product-data.js';
import { formPart } from './product-form.js';
import { quantityInput } from './quantity-input.js';
import { readContent } from './read-content.js';
import { variantPicker } from './variants-select.js';

/** What a product is bought with (§9.3): one intent, whether a template prints its parts together or apart. */
export const controlFormatters = {
  'variants-select': markupFormatter((product, scope) => {
    const picker = variantPicker(readContent(product), formPart(product), scope);
    return picker && productElement(product, picker);
  }),

  'quantity-input': markupFormatter((product, scope) =>
    quantityInput(readContent(product), formPart(product), scope),
  ),

  'add-to-cart-btn': markupFormatter((product, scope) => {
    const content = readContent(product);
    const form = addForm(product, content, formPart(product).formId, scope);
    // Where there is something to choose, the picker brings the product along.
    return variantOptions(content).length > 0 ? form : productElement(product, form);
  }),

  // In a form of its own: the same product may stand on a page twice.
  'product-checkout': markupFormatter((product, scope) => {
    const content = readContent(product);
    const part = { ...formPart(product), formId: null };
    return productElement(
      product,
      addForm(
        product,
        content,
        null,
        scope,
        variantPicker(content, part, scope),
        ' ',
        quantityInput(content, part, scope),
        ' ',
      ),
    );
  }),
} satisfies Formatters;
