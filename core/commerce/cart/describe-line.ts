import type { CartEntry } from './cart.js';

/** The description of a line in events. */
export function describeLine({ id, itemId, chosenVariant }: CartEntry): {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string | null;
} {
  return { entryId: id, itemId, sku: chosenVariant?.sku ?? null };
}
