import type { Choices, Product, Variant } from './product.js';

/** The variant that has every chosen value; null while an option is open, or when there is no such variant. */
export function findVariant(product: Product, choices: Choices): Variant | null {
  if (missingOptions(product, choices).length > 0) return null;
  const wanted = product.options.map(({ name }) => [name, choices[name]] as const);
  return product.variants.find((variant) => hasValues(variant, wanted)) ?? null;
}

/** The names of the open options, in display order. */
export function missingOptions(product: Product, choices: Choices): string[] {
  return product.options.map(({ name }) => name).filter((name) => !choices[name]);
}

/** The variants that match `choices`. */
export function variantsWith(product: Product, choices: Choices): Variant[] {
  const wanted = Object.entries(choices);
  return product.variants.filter((variant) => hasValues(variant, wanted));
}

/** The choices that lead to `variant`. */
export function choicesOf(product: Product, variant: Variant): Choices {
  return Object.fromEntries(
    product.options.map(({ name }) => [name, variant.attributes[name] ?? '']),
  );
}

function hasValues(
  { attributes }: Variant,
  wanted: readonly (readonly [name: string, value: string | undefined])[],
): boolean {
  return wanted.every(([name, value]) => attributes[name] === value);
}
