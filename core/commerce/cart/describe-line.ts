import type { CartEntry } from './cart.js';

/** What events say of a line. */
export function describeLine({ id, itemId, chosenVariant }: CartEntry): {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string | null;
} {
  return { entryId: id, itemId, sku: chosenVariant?.sku ?? null };
}
