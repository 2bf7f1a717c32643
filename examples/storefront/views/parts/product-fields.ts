import type { Product } from '../../../../core/commerce/product/index.js';
import { parseForm } from '../../../../core/forms/index.js';
import type { ProblemCode } from '../../../server/index.js';
import { formFieldsView } from './form-fields.js';

/** The refusal that leads back to a product whose form wants more; the page then shows its fields in any case. */
const formProblem: ProblemCode = 'additional-fields';

/**
 * What a product asks for before it is bought, for a page without script: where script runs the lightbox asks instead.
 * Null for a product without a form.
 *
 * @param problem The code of the refusal that led to the page.
 */
export function productFieldsView(product: Product, problem?: string) {
  if (product.additionalFieldsForm === null) return null;
  return {
    /** In the open rather than for pages without script: scripts that never arrive must not keep it from being bought. */
    isOpen: problem === formProblem,
    answers: formFieldsView(parseForm(product.additionalFieldsForm), { id: 'answer' }),
  };
}
