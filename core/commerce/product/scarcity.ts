import type { Stock } from './product.js';

/** The pieces left when they are at least one and at most `threshold`; otherwise null. */
export function scarceQuantity({ unlimited, quantity }: Stock, threshold: number): number | null {
  return !unlimited && quantity > 0 && quantity <= threshold ? quantity : null;
}
