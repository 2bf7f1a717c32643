import type { AddIntent } from './cart.js';

/** The part of an intent that events expose, and that listeners may change. */
export function describeIntent({ itemId, sku, quantity, additionalFields }: AddIntent): {
  -readonly [Name in keyof Omit<AddIntent, 'key'>]: AddIntent[Name];
} {
  return { itemId, sku, quantity, additionalFields };
}
