import type { ProductSort } from '../product/index.js';

/** Values of one option, any of which a variant has. */
export interface OptionChoice {
  /** Name of the option, such as `Colour`. */
  readonly name: string;
  readonly values: readonly string[];
}

/** The filters of a list of products, its order, and the part of it that is shown. */
export interface ProductFilter {
  readonly inStock: boolean;
  readonly onSale: boolean;
  /** Whole units of the currency; null for no limit. */
  readonly min: number | null;
  readonly max: number | null;
  /** In the order in which the shop names its options; none without a value. */
  readonly options: readonly OptionChoice[];
  readonly sort: ProductSort;
  /** Counted from 1. */
  readonly page: number;
}

export const noFilter: ProductFilter = {
  inStock: false,
  onSale: false,
  min: null,
  max: null,
  options: [],
  sort: 'featured',
  page: 1,
};

/** Whether it leaves out any product. */
export function isNarrowed({ inStock, onSale, min, max, options }: ProductFilter): boolean {
  return inStock || onSale || min !== null || max !== null || options.length > 0;
}

/** The filter with other choices, from its first page on. */
export function changeFilter(
  filter: ProductFilter,
  changes: Partial<Omit<ProductFilter, 'page'>>,
): ProductFilter {
  return { ...filter, ...changes, page: 1 };
}

/** The filter without one value of an option. */
export function withoutValue(filter: ProductFilter, name: string, value: string): ProductFilter {
  const options = filter.options
    .map((option) =>
      option.name === name
        ? { name, values: option.values.filter((chosen) => chosen !== value) }
        : option,
    )
    .filter(({ values }) => values.length > 0);
  return changeFilter(filter, { options });
}
