import type { Stock } from './product.js';

/** How many pieces are left when that is worth saying: at least one, at most `threshold`; else null. */
export function scarceQuantity({ unlimited, quantity }: Stock, threshold: number): number | null {
  return !unlimited && quantity > 0 && quantity <= threshold ? quantity : null;
}
