import type { OpenAPIHono } from '@hono/zod-openapi';
import { toQuantityText } from '../carts/index.js';
import { readBody, type Environment } from '../http/index.js';
import { prepareExpress, prepareGiftCard, prepareSubscription } from './index.js';
import { isFormPost } from '../routing/form-posts.js';
import { makePurchase } from './make-purchase.js';
import type { Parts } from '../routing/context.js';
import { proofOf } from '../routing/change-headers.js';
import { expressRoute, giftCardRoute, subscriptionRoute } from './openapi.js';
import { buyByForm } from './buy-by-form.js';
import { expressBody, giftCardBody, subscriptionBody } from './route-schemas.js';

/** The purchases that leave the visitor's cart alone: the subscription of storefront §7, and two of our own. */
export function addPurchaseCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { catalogue, clock } = parts;

  app.openapi(expressRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(parts, c, 'express', c.req.valid('form'));
    const content = readBody(expressBody, c.req.valid('json'));
    const { quantity, ...line } = content;
    const purchase = await prepareExpress(catalogue, toLine(line, quantity));
    return c.json(await makePurchase(parts, c, { ...proofOf(c), content }, purchase), 200);
  });

  app.openapi(subscriptionRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(parts, c, 'subscription', c.req.valid('form'));
    const content = readBody(subscriptionBody, c.req.valid('json'));
    const { qty, ...line } = content;
    const purchase = await prepareSubscription(catalogue, toLine(line, qty));
    return c.json(await makePurchase(parts, c, { ...proofOf(c), content }, purchase), 200);
  });

  app.openapi(giftCardRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(parts, c, 'gift-card', c.req.valid('form'));
    const content = readBody(giftCardBody, c.req.valid('json'));
    const { itemId, sku = null, recipient = null } = content;
    const purchase = await prepareGiftCard(catalogue, { itemId, sku, recipient }, clock.now());
    return c.json(await makePurchase(parts, c, { ...proofOf(c), content }, purchase), 200);
  });
}

interface LineBody {
  readonly itemId: string;
  readonly sku?: string | null | undefined;
  readonly additionalFields?: string | null | undefined;
}

function toLine({ itemId, sku, additionalFields }: LineBody, quantity: unknown) {
  return {
    itemId,
    sku: sku ?? null,
    quantityText: toQuantityText(quantity),
    additionalFields: additionalFields ?? null,
  };
}
