import { digitsOf } from '../money/index.js';
import { currentPrice, isInStock, isNeverSoldOut } from '../product/index.js';
import type { Product, Variant } from '../product/index.js';
import { changeFilter, type ProductFilter } from './filter.js';

/** The products of which one variant has everything that the filter asks for, in their order. */
export function filterProducts<Item>(
  items: readonly Item[],
  productOf: (item: Item) => Product,
  filter: ProductFilter,
): readonly Item[] {
  return items.filter((item) => {
    const product = productOf(item);
    return product.variants.some((variant) => fits(product, variant, filter));
  });
}

function fits(product: Product, variant: Variant, filter: ProductFilter): boolean {
  const { inStock, onSale, min, max, options } = filter;
  const { cents, currency } = currentPrice(variant);
  const unit = 10 ** digitsOf(currency);
  return (
    (!inStock || isNeverSoldOut(product.productType) || isInStock(variant)) &&
    (!onSale || variant.onSale) &&
    (min === null || cents >= min * unit) &&
    (max === null || cents <= max * unit) &&
    options.every(({ name, values }) => values.includes(variant.attributes[name] ?? ''))
  );
}

export interface FilterValue {
  readonly value: string;
  /** How many products there are with it and everything else that is chosen. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** How many products each further choice leaves. */
export interface FilterCounts {
  readonly inStock: number;
  readonly onSale: number;
  readonly options: readonly { readonly name: string; readonly values: readonly FilterValue[] }[];
}

/** @param names The options that are offered. */
export function countChoices(
  products: readonly Product[],
  filter: ProductFilter,
  names: readonly string[],
): FilterCounts {
  const count = (changes: Parameters<typeof changeFilter>[1]) =>
    filterProducts(products, (product) => product, changeFilter(filter, changes)).length;
  return {
    inStock: count({ inStock: true }),
    onSale: count({ onSale: true }),
    options: names.map((name) => {
      const others = filter.options.filter((option) => option.name !== name);
      const chosen = filter.options.find((option) => option.name === name)?.values ?? [];
      const values = valuesOf(products, name).map((value) => ({
        value,
        count: count({ options: [...others, { name, values: [value] }] }),
        isChosen: chosen.includes(value),
      }));
      return { name, values };
    }),
  };
}

/** The options of the products, those of most products first. */
export function optionNames(products: readonly Product[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { options } of products) {
    for (const { name } of options) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Each once, in the order of the products. */
function valuesOf(products: readonly Product[], name: string): readonly string[] {
  const values = products.flatMap(
    ({ options }) => options.find((option) => option.name === name)?.values ?? [],
  );
  return [...new Set(values)];
}
