import { createSubscribers } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The quantity fields whose text is not applied to the cart yet. */
export interface PendingInputs {
  /** Registers a field; `apply` runs when its text has to count. Returns a function that removes it. */
  add(apply: () => void): () => void;
  applyAll(): void;
}

export function createPendingInputs(): PendingInputs {
  const { subscribe, notify } = createSubscribers(
    'a quantity field of the cart',
    () => getRuntime().reporter,
  );
  return { add: subscribe, applyAll: () => notify() };
}
