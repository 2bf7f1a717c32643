import { createIdempotencyKey } from '../../net/index.js';
import type { AddResult, CartEntry } from './cart.js';

/**
 * Runs one undo for each removed entry, however often it is called: a second call joins the first, and a retry after a
 * failure keeps the idempotency key, because the first try may have been executed.
 */
export function createUndo(
  restore: (entry: CartEntry, key: string) => Promise<AddResult>,
): (entry: CartEntry) => Promise<AddResult> {
  const undos = new WeakMap<CartEntry, { key: string; done: Promise<AddResult> | null }>();

  return async (entry) => {
    const undo = undos.get(entry) ?? { key: createIdempotencyKey(), done: null };
    undos.set(entry, undo);
    undo.done ??= restore(entry, undo.key).catch((error: unknown) => {
      undo.done = null;
      throw error;
    });
    return undo.done;
  };
}
