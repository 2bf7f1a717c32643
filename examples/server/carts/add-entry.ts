import type { Catalogue } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { readAdditionalFields } from './additional-fields.js';
import { chooseVariant } from './choose-variant.js';
import { addLine, loadChanged } from './entries.js';
import type { IntentOrder } from './intent-order.js';
import type { CartJson, EntryJson } from './schemas.js';

export interface AddRequest {
  readonly itemId: string;
  /** Null means the only variant of the item. */
  readonly sku: string | null;
  /** As typed; the rules of the widgets read it. */
  readonly quantityText: string;
  /** JSON text of an object, or nothing. */
  readonly additionalFields: string | null;
  /** Null for a plain form, which cannot say it. */
  readonly order: IntentOrder | null;
}

export type PreparedAdd = (
  transaction: Queryable,
  cartId: string,
  now: number,
) => Promise<{ cart: CartJson; newlyAdded: EntryJson & { addedQuantity: number } }>;

/**
 * Checks all that needs no lock, and answers the change itself, which checks the stock once more.
 * @throws Problem for everything that is wrong with the request.
 */
export async function prepareAdd(catalogue: Catalogue, request: AddRequest): Promise<PreparedAdd> {
  const additionalFields = readAdditionalFields(request.additionalFields);
  const product = await catalogue.byId(request.itemId, 'USD');
  if (product === null) throw new Problem('item-unavailable');
  const { sku, quantity } = chooseVariant(product, request.sku, request.quantityText);
  const line = { itemId: product.id, sku, additionalFields };

  return async (transaction, cartId, now) => {
    const entryId = await addLine(transaction, cartId, line, quantity, request.order);
    const { cart, entry } = await loadChanged(transaction, cartId, entryId, now);
    if (entry === null) throw new Error(`The new entry ${entryId} is not in its cart.`);
    return { cart, newlyAdded: { ...entry, addedQuantity: quantity } };
  };
}
