import type { LineQuantity } from '../../server/index.js';
import type { Typed } from '../../pages/views/parts/field.js';

const prefix = 'pieces-';

/** The pieces of a form. What is no whole number is -1, which no order has. */
export function readPieces(fields: Typed): readonly LineQuantity[] {
  return Object.entries(fields).flatMap(([name, value = '']) => {
    if (!name.startsWith(prefix)) return [];
    const text = value.trim();
    const quantity = text === '' ? 0 : /^\d{1,4}$/.test(text) ? Number(text) : -1;
    return [{ entryId: name.slice(prefix.length), quantity }];
  });
}
