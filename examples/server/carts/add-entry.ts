import type { Catalogue } from '../catalogue/index.js';
import type { CartWork } from './cart-work.js';
import { addLine, loadChanged } from './entries.js';
import { prepareLine, type LineRequest } from './prepare-line.js';
import type { CartJson, EntryJson } from './schemas.js';

export type PreparedAdd = (
  work: CartWork,
) => Promise<{ cart: CartJson; newlyAdded: EntryJson & { addedQuantity: number } }>;

/**
 * Makes every check that needs no lock. Resolves to the change itself, which checks the stock again under the lock.
 * @throws Problem if the request is not valid.
 */
export async function prepareAdd(catalogue: Catalogue, request: LineRequest): Promise<PreparedAdd> {
  const { line, quantity } = await prepareLine(catalogue, request);

  return async (work) => {
    const entryId = await addLine(work, line, quantity);
    const { cart, entry } = await loadChanged(work, entryId);
    if (entry === null) throw new Error(`The new entry ${entryId} is not in its cart.`);
    return { cart, newlyAdded: { ...entry, addedQuantity: quantity } };
  };
}
