import type { Cart } from './cart.js';

/**
 * Returns the cart to show: `settled` with the requested quantities of lines whose request is still pending, and
 * without lines whose removal is. Totals stay the server's.
 */
export function project(settled: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return settled;
  const entries = settled.entries
    .map((entry) => ({ ...entry, quantity: quantities.get(entry.id) ?? entry.quantity }))
    .filter((entry) => entry.quantity > 0);
  return { ...settled, entries };
}
