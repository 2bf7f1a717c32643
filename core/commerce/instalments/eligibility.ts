import type { CartEntry } from '../cart/index.js';
import type { Product } from '../product/index.js';
import type { InstalmentContext } from './context.js';

/** storefront §4, Instalment display. */
export type InstalmentState = 'in range' | 'out of range';

type Limits = Pick<InstalmentContext, 'afterPayMin' | 'afterPayMax'>;

/** Whether an amount is strictly above the minimum and not above the maximum (storefront §5). */
export function instalmentState(cents: number, limits: Limits): InstalmentState {
  return cents > limits.afterPayMin && !exceedsMaximum(cents, limits) ? 'in range' : 'out of range';
}

export function exceedsMaximum(cents: number, { afterPayMax }: Limits): boolean {
  return afterPayMax !== null && cents > afterPayMax;
}

/** Only physical products are paid in instalments (ux §9); an unknown type is not. */
export function isForInstalments({ productType }: Pick<Product, 'productType'>): boolean {
  return productType === 'physical';
}

/** Every item of a cart must be physical (storefront §5); an empty cart is not eligible. */
export function isCartForInstalments(entries: readonly Pick<CartEntry, 'productType'>[]): boolean {
  return entries.length > 0 && entries.every(isForInstalments);
}
