import type { Catalogue } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import type { Counting } from './counting.js';
import { addLine, loadChanged } from './entries.js';
import type { IntentOrder } from './intent-order.js';
import { prepareLine, type LineRequest } from './prepare-line.js';
import type { CartJson, EntryJson } from './schemas.js';

export interface AddRequest extends LineRequest {
  /** Null for a plain form, which cannot say it. */
  readonly order: IntentOrder | null;
}

export type PreparedAdd = (
  transaction: Queryable,
  cartId: string,
  counting: Counting,
) => Promise<{ cart: CartJson; newlyAdded: EntryJson & { addedQuantity: number } }>;

/**
 * Checks all that needs no lock, and answers the change itself, which checks the stock once more.
 * @throws Problem for everything that is wrong with the request.
 */
export async function prepareAdd(catalogue: Catalogue, request: AddRequest): Promise<PreparedAdd> {
  const { line, quantity } = await prepareLine(catalogue, request);

  return async (transaction, cartId, counting) => {
    const entryId = await addLine(transaction, cartId, line, quantity, request.order);
    const { cart, entry } = await loadChanged(transaction, cartId, entryId, counting);
    if (entry === null) throw new Error(`The new entry ${entryId} is not in its cart.`);
    return { cart, newlyAdded: { ...entry, addedQuantity: quantity } };
  };
}
