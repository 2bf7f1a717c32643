import type { Product } from '../../../../../core/commerce/product/index.js';
import { parsed, usd } from '../../../core/commerce/product/fixtures.js';

export interface VariantRow {
  /** The option's value; without values there is no option. */
  readonly size?: string;
  readonly price?: string;
  readonly sale?: string;
  readonly stock?: number;
}

/** A physical product with one variant a row; each costs $5 and there are 5 of it, by default. */
export function productOf(
  rows: readonly VariantRow[],
  changes: Record<string, unknown> = {},
): Product {
  return parsed({
    id: 'mug',
    title: 'Mug',
    url: '/shop/mug',
    productType: 1,
    variants: rows.map(({ size, price = '5.00', sale, stock = 5 }, index) => ({
      sku: `M-${index + 1}`,
      attributes: size === undefined ? {} : { Size: size },
      priceMoney: usd(price),
      salePriceMoney: usd(sale ?? price),
      onSale: sale !== undefined,
      qtyInStock: stock,
    })),
    variantOptionOrdering: rows.some(({ size }) => size !== undefined) ? ['Size'] : [],
    ...changes,
  });
}

/** Predictable keys: `key-1`, `key-2`, … */
export function countKeys(): () => string {
  let count = 0;
  return () => `key-${++count}`;
}
