import type { Product, Variant } from './product.js';

/** 'Blue, Large': the values of a variant in the order of the options; empty for a product without options. */
export function variantName(
  { options }: Pick<Product, 'options'>,
  { attributes }: Pick<Variant, 'attributes'>,
): string {
  return options.flatMap(({ name }) => attributes[name] ?? []).join(', ');
}
