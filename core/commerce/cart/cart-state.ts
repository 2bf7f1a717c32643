import type { Runtime } from '../../runtime/index.js';
import { createEmptyCart, type Cart } from './cart.js';
import type { CartState } from './cart-store.js';
import type { CartCallKind } from './errors.js';
import { project } from './projections.js';

/** A change that is pending, and the line that it is about. */
export interface Unanswered {
  readonly entryId: string | null;
  readonly kind: CartCallKind;
}

/** The state of a store. `quantities` are the requested ones of lines, `unanswered` all other pending changes. */
export function buildState(
  settled: Cart | null,
  status: CartState['status'],
  unanswered: ReadonlySet<Unanswered>,
  quantities: ReadonlyMap<string, number>,
  runtime: Pick<Runtime, 'site'>,
): CartState {
  const pendingEntryIds = new Set(quantities.keys());
  for (const { entryId } of unanswered) if (entryId !== null) pendingEntryIds.add(entryId);
  return {
    cart: settled ? project(settled, quantities) : createEmptyCart(runtime.site.currency),
    settled,
    status,
    isUpdating: unanswered.size + quantities.size > 0,
    isRecalculating: [...unanswered].some(({ kind }) => kind === 'form'),
    pendingEntryIds,
  };
}
