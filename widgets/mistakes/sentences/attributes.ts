import { getRuntime } from '../../../core/runtime/index.js';
import type { Checked } from '../checked.js';
import { similarName } from './similar.js';

/** Attributes that other elements have, with what they mean here. */
const meant: Readonly<Record<string, string>> = {
  handle: 'product',
  url: 'src',
  href: 'src',
  item: 'product-id',
  'item-id': 'product-id',
};

/** A sentence for each of the `odd` attributes whose author meant one that the element has. */
export function attributeMistakes(element: Element, odd: readonly string[]): string[] {
  const { observedAttributes: known = [] } = element.constructor as Checked;
  return odd.flatMap((name) => {
    const other = similarName(name, known) ?? known.find((one) => one === meant[name]);
    return other
      ? [`<${element.localName}> has no attribute "${name}". Did you mean "${other}"?`]
      : [];
  });
}

/** Reports what {@link attributeMistakes} finds. */
export function reportAttributes(element: Element, odd: readonly string[]): void {
  for (const problem of attributeMistakes(element, odd)) {
    getRuntime().reporter.report(new Error(problem), { where: element.localName });
  }
}
