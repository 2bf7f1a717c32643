import type { Cart } from './cart.js';

/**
 * The cart as it is shown: the settled one, with the quantity that was asked for on lines whose own answer is still
 * out. A line that is to be removed is left out. Totals stay the server's.
 */
export function project(settled: Cart, quantities: ReadonlyMap<string, number>): Cart {
  if (quantities.size === 0) return settled;
  const entries = settled.entries
    .map((entry) => ({ ...entry, quantity: quantities.get(entry.id) ?? entry.quantity }))
    .filter((entry) => entry.quantity > 0);
  return { ...settled, entries };
}
