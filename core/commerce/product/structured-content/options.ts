import type { ProductOption } from '../product.js';
import type { StructuredContent } from './content.js';

/** Whether there is an option to choose. */
export function hasOptions({ variants, optionOrdering }: StructuredContent): boolean {
  return (
    variants.length > 1 &&
    optionOrdering.some((name) => variants.some((variant) => variant.attribute(name) !== ''))
  );
}

/** The options in the merchant's order, each with its values in the order of the variants. */
export function variantOptions({ variants, optionOrdering }: StructuredContent): ProductOption[] {
  if (variants.length < 2) return [];
  return [...new Set(optionOrdering)]
    .map((name) => {
      const values = new Set(variants.map((variant) => variant.attribute(name)));
      values.delete('');
      return { name, values: [...values] };
    })
    .filter(({ values }) => values.length > 0);
}
