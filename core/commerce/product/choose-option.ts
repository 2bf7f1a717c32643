import type { Choices, Product } from './product.js';
import { variantsWith } from './variants.js';

/**
 * Chooses a value, or with null opens the option again. When no variant combines the value with earlier choices, the
 * value wins and `cleared` names the options that are reset. An unknown option or value changes nothing.
 */
export function chooseOption(
  product: Product,
  choices: Choices,
  name: string,
  value: string | null,
): { choices: Choices; cleared: string[] } {
  const { [name]: current, ...others } = choices;
  if (value === (current ?? null)) return { choices, cleared: [] };
  if (value === null) return { choices: others, cleared: [] };
  if (!isOffered(product, name, value)) return { choices, cleared: [] };

  const kept = keepPossible(product, { [name]: value }, others);
  return {
    choices: kept,
    cleared: Object.keys(others).filter((other) => !Object.hasOwn(kept, other)),
  };
}

/** Adds choices of `wanted` to `start`, in the order of the options, as long as some variant has all of them. */
export function keepPossible(product: Product, start: Choices, wanted: Choices): Choices {
  return product.options.reduce((kept, { name }) => {
    const value = wanted[name];
    if (value === undefined) return kept;
    const next = { ...kept, [name]: value };
    return variantsWith(product, next).length > 0 ? next : kept;
  }, start);
}

function isOffered({ options }: Product, name: string, value: string): boolean {
  return options.some((option) => option.name === name && option.values.includes(value));
}
