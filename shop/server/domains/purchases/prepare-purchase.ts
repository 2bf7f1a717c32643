import {
  defaultCartLimits,
  prepareLine,
  toLine,
  type LineRequest,
  type LineShop,
} from '../carts/index.js';
import {
  productTypeNumbers,
  type AgreedPlan,
  type Catalogue,
  type CatalogueSnapshot,
} from '../catalogue/index.js';
import { Problem } from '../../ground/http/index.js';
import { requireRecipient, type Recipient } from '../gift-cards/index.js';
import type { Purchase } from './start-purchase.js';

/** @throws Problem if the request is not valid, such as `subscription-only`. */
export async function prepareExpress(shop: LineShop, request: LineRequest): Promise<Purchase> {
  const { line, quantity } = await prepareLine(shop, request);
  return { kind: 'express', line, quantity, recipient: null, subscriptionPlan: null };
}

/**
 * storefront §5: subscriptions can be sold only for physical and service products.
 * @param planId One of the product's purchase plans (ours); null for the one plan of a product that is sold by it alone.
 * @throws Problem if the request is not valid, such as `not-subscribable` or `plan-unknown`.
 */
export async function prepareSubscription(
  { catalogue, cartLimits }: LineShop,
  request: LineRequest,
  planId: string | null,
): Promise<Purchase> {
  const snapshot = await catalogue.current();
  const sold = snapshot.sold(request.itemId);
  const subscriptionPlan = sold ? requirePlan(snapshot, sold.json.id, planId) : null;
  const { line, quantity } = toLine(sold, request, cartLimits, () => undefined);
  return { kind: 'subscription', line, quantity, recipient: null, subscriptionPlan };
}

/** @throws Problem if the request is not valid, such as `not-a-gift-card` or `recipient-invalid`. */
export async function prepareGiftCard(
  catalogue: Catalogue,
  request: { itemId: string; sku: string | null; recipient: Recipient | null },
  now: number,
): Promise<Purchase> {
  const lineRequest = { ...request, quantityText: '1', additionalFields: null };
  const shop = { catalogue, cartLimits: defaultCartLimits };
  const { line, quantity } = await prepareLine(shop, lineRequest, ({ productType }) => {
    if (productType !== productTypeNumbers['gift-card']) throw new Problem('not-a-gift-card');
  });
  const recipient = request.recipient && requireRecipient(request.recipient, now);
  return { kind: 'gift-card', line, quantity, recipient, subscriptionPlan: null };
}

/** The plan as it is agreed to, with its prices in every currency. */
function requirePlan(
  snapshot: CatalogueSnapshot,
  itemId: string,
  planId: string | null,
): AgreedPlan {
  const details = snapshot.byId(itemId)?.details;
  const isSold = details?.type === 'physical' || details?.type === 'service';
  const { subscriptionPlan, purchasePlans = [] } = details ?? {};
  if (planId === null) {
    if (isSold && subscriptionPlan !== undefined) return subscriptionPlan;
    throw new Problem('not-subscribable');
  }
  const chosen = purchasePlans.find(({ id }) => id === planId);
  if (isSold && subscriptionPlan === undefined && chosen !== undefined) return chosen;
  throw new Problem('plan-unknown');
}
