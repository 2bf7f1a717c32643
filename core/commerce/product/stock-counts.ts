import { quantityLimits } from '../quantity/index.js';
import type { Variant } from './product.js';
import type { Stocked } from './stock.js';

/** The stock of all variants together; `Infinity` when one of them is unlimited. */
export function totalStock({ variants }: Pick<Stocked, 'variants'>): number {
  return variants.reduce(
    (total, { stock }) => total + (stock.unlimited ? Number.POSITIVE_INFINITY : stock.quantity),
    0,
  );
}

/** How many more may be added when `inCart` of the variant are in the cart; 0 to 9999. */
export function maxQuantity({ stock }: Variant, inCart: number): number {
  const left = stock.unlimited ? quantityLimits.max : stock.quantity - inCart;
  return Math.min(Math.max(left, 0), quantityLimits.max);
}
