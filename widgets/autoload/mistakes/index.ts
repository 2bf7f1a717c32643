// What authors of pages get wrong in an element: loaded when something is wrong.
import { reportAttributes } from './report-attributes.js';
import { reportMissingProduct } from './report-missing-product.js';

/** Reports the mistakes of an element that is defined; `known` are the attributes it has. */
export function reportMistakes(element: Element, known: readonly string[]): void {
  reportAttributes(element, known);
  if (element.localName === 'vitrine-add-to-cart') reportMissingProduct(element);
}
