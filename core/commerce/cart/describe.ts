import type { AddIntent, CartEntry } from './cart.js';

/** The part of an intent that events expose, and that listeners may change. */
export function describeIntent({ itemId, sku, quantity, additionalFields }: AddIntent): {
  -readonly [Name in keyof Omit<AddIntent, 'key'>]: AddIntent[Name];
} {
  return { itemId, sku, quantity, additionalFields };
}

/** What events say of a line. */
export function describeLine({ id, itemId, chosenVariant }: CartEntry): {
  readonly entryId: string;
  readonly itemId: string;
  readonly sku: string | null;
} {
  return { entryId: id, itemId, sku: chosenVariant?.sku ?? null };
}
