import { getRuntime } from '../../../core/runtime/index.js';
import { similarName } from './similar.js';

/** Attributes that other elements have, with what they mean here. */
const meant: Readonly<Record<string, string>> = {
  handle: 'product',
  url: 'src',
  href: 'src',
  item: 'product-id',
  'item-id': 'product-id',
};

/** Reports attributes that the element does not have, but whose author meant one that it has. */
export function reportAttributes(
  element: Element,
  odd: readonly string[],
  known: readonly string[],
): void {
  for (const name of odd) {
    const other = similarName(name, known) ?? known.find((one) => one === meant[name]);
    if (!other) continue;
    const tag = element.localName;
    const problem = `<${tag}> has no attribute "${name}". Did you mean "${other}"?`;
    getRuntime().reporter.report(new Error(problem), { where: tag });
  }
}
