import type { Catalogue, CatalogueProduct, SoldProduct } from '../catalogue/index.js';
import { readProductAnswers } from '../forms/index.js';
import { Problem } from '../../ground/http/index.js';
import type { CartLimits } from './cart-limits.js';
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

export interface PreparedLine {
  readonly line: Line;
  readonly quantity: number;
  readonly product: CatalogueProduct;
}

export interface LineShop {
  readonly catalogue: Pick<Catalogue, 'current'>;
  readonly cartLimits: CartLimits;
}

/**
 * The line of a request, after every check that needs neither lock nor stock.
 * @param requireSellable Throws for a product that cannot be bought in this way; by default for a subscription.
 * @throws Problem if the request is not valid.
 */
export async function prepareLine(
  { catalogue, cartLimits }: LineShop,
  request: LineRequest,
  requireSellable?: (product: CatalogueProduct) => void,
): Promise<PreparedLine> {
  const sold = (await catalogue.current()).sold(request.itemId);
  return toLine(sold, request, cartLimits, requireSellable);
}

/** The same for a product that has been looked up. */
export function toLine(
  sold: SoldProduct | undefined,
  request: LineRequest,
  { fieldBytes }: CartLimits,
  requireSellable: (product: CatalogueProduct) => void = refuseSubscribable,
): PreparedLine {
  if (sold === undefined) throw new Problem('item-unavailable');
  const { json: product, parsed } = sold;
  requireSellable(product);
  const { sku, quantity } = chooseVariant(parsed, request.sku, request.quantityText);
  const additionalFields = readProductAnswers(
    product.additionalFieldsForm,
    request.additionalFields,
    fieldBytes,
  );
  return { line: { itemId: product.id, sku, additionalFields }, quantity, product };
}

function refuseSubscribable({ isSubscribable }: CatalogueProduct): void {
  if (isSubscribable) throw new Problem('subscription-only');
}
