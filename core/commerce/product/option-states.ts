import type { Choices, Product } from './product.js';
import { isInStock } from './stock.js';
import { variantsWith } from './variants.js';

/** `sold-out` can be chosen, for its restock form; `impossible` combines with none of the other choices. */
export type OptionValueState = 'available' | 'sold-out' | 'impossible';

/** The state of each value of one option, given the choices in the other options. */
export function optionValueStates(
  product: Product,
  optionName: string,
  choices: Choices,
): { value: string; state: OptionValueState }[] {
  const option = product.options.find(({ name }) => name === optionName);
  return (option?.values ?? []).map((value) => {
    const variants = variantsWith(product, { ...choices, [optionName]: value });
    if (variants.length === 0) return { value, state: 'impossible' };
    return {
      value,
      state: variants.some((variant) => isInStock(variant)) ? 'available' : 'sold-out',
    };
  });
}
