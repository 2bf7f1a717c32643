import { defaultCartLimits } from '../carts/cart-limits.js';
import { prepareLine, type LineRequest, type LineShop } from '../carts/prepare-line.js';
import { productTypeNumbers, type Catalogue, type CatalogueProduct } from '../catalogue/index.js';
import { Problem } from '../http/index.js';
import { requireRecipient, type Recipient } from './recipient.js';
import type { Purchase } from './start-purchase.js';

/** @throws Problem if the request is not valid, such as `subscription-only`. */
export async function prepareExpress(shop: LineShop, request: LineRequest): Promise<Purchase> {
  const { line, quantity } = await prepareLine(shop, request);
  return { kind: 'express', line, quantity, recipient: null, subscriptionPlan: null };
}

/**
 * storefront §5: subscriptions can be sold only for physical and service products.
 * @throws Problem if the request is not valid, such as `not-subscribable`.
 */
export async function prepareSubscription(shop: LineShop, request: LineRequest): Promise<Purchase> {
  const { line, quantity, product } = await prepareLine(shop, request, refuseOneTime);
  const { subscriptionPlan } = product;
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

function refuseOneTime({ productType, subscriptionPlan }: CatalogueProduct): void {
  const { physical, service } = productTypeNumbers;
  const isSold = productType === physical || productType === service;
  if (!isSold || subscriptionPlan === null) throw new Problem('not-subscribable');
}
