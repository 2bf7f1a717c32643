import { createIdempotencyKey } from '../../net/index.js';
import type { AddResult, CartEntry } from './cart.js';

/**
 * Makes one undo of each removed entry, however often it is asked for: a second press joins the first, and a retry
 * after a failure has the same key, so that what was carried out unseen is not carried out again.
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
