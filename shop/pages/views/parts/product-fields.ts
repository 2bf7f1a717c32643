import type { Product } from 'vitrine/core/product';
import { parseForm } from 'vitrine/core/forms';
import type { ProblemCode } from '../../../server/index.js';
import { formFieldsView } from './form-fields.js';

/** The problem code for an incomplete form; the page then always shows the fields. */
const formProblem: ProblemCode = 'additional-fields';

/**
 * The fields of a product's form, for pages without script; with script the lightbox shows them. Null for a product
 * without a form.
 * @param problem The problem code in the page's URL.
 */
export function productFieldsView(product: Product, problem?: string) {
  if (product.additionalFieldsForm === null) return null;
  return {
    /** Outside `noscript`, so that the product can also be bought if scripts fail to load. */
    isOpen: problem === formProblem,
    answers: formFieldsView(parseForm(product.additionalFieldsForm), { id: 'answer' }),
  };
}
