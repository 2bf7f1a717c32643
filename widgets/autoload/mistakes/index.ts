// What authors of pages get wrong in an element: loaded when something is wrong.
import { reportAttributes } from './report-attributes.js';
import { reportMissingProduct } from './report-missing-product.js';

/** Reports the mistakes of an element that is defined: its `odd` attributes, where it has a `known` one in their place. */
export function reportMistakes(
  element: Element,
  odd: readonly string[],
  known: readonly string[],
): void {
  reportAttributes(element, odd, known);
  if (element.localName === 'vitrine-add-to-cart') reportMissingProduct(element);
}
