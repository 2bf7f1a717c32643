import type { Catalogue, CatalogueProduct } from '../catalogue/index.js';
import { readProductAnswers } from '../forms/index.js';
import { Problem } from '../http/index.js';
import { chooseVariant } from './choose-variant.js';
import type { Line } from './entries.js';

export interface LineRequest {
  readonly itemId: string;
  /** Null means the only variant of the item. */
  readonly sku: string | null;
  /** As typed; checked by the widgets' rules. */
  readonly quantityText: string;
  /** JSON text of an object, or null. */
  readonly additionalFields: string | null;
}

/**
 * The line of a request, after every check that needs no lock.
 * @param requireSellable Throws for a product that cannot be bought in this way; by default for a subscription.
 * @throws Problem if the request is not valid.
 */
export async function prepareLine(
  catalogue: Catalogue,
  request: LineRequest,
  requireSellable: (product: CatalogueProduct) => void = refuseSubscribable,
): Promise<{ line: Line; quantity: number; product: CatalogueProduct }> {
  const product = await catalogue.byId(request.itemId, 'USD');
  if (product === null) throw new Problem('item-unavailable');
  requireSellable(product);
  const { sku, quantity } = chooseVariant(product, request.sku, request.quantityText);
  const additionalFields = readProductAnswers(
    product.additionalFieldsForm,
    request.additionalFields,
  );
  return { line: { itemId: product.id, sku, additionalFields }, quantity, product };
}

function refuseSubscribable({ isSubscribable }: CatalogueProduct): void {
  if (isSubscribable) throw new Problem('subscription-only');
}
