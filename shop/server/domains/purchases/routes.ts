import type { OpenAPIHono } from '@hono/zod-openapi';
import { toQuantityText } from '../carts/index.js';
import { readBody, type Call, type Environment } from '../../ground/http/index.js';
import { isFormPost, readChangeHeaders } from '../../ground/routing/index.js';
import { buyByForm } from './buy-by-form.js';
import { makePurchase } from './make-purchase.js';
import { expressRoute, giftCardRoute, subscriptionRoute } from './openapi.js';
import { prepareExpress, prepareGiftCard, prepareSubscription } from './prepare-purchase.js';
import type { PurchaseRouteContext } from './route-context.js';
import type { Purchase } from './start-purchase.js';
import { expressBody, giftCardBody, subscriptionBody } from './route-schemas.js';

/** Direct purchases, which leave the visitor's cart alone: the subscription of storefront §7, and two of our own. */
export function addPurchaseRoutes(
  app: OpenAPIHono<Environment>,
  context: PurchaseRouteContext,
): void {
  const { catalogue, clock } = context;

  async function answer(c: Call, content: unknown, prepare: () => Promise<Purchase>) {
    const change = { ...readChangeHeaders(c), content };
    const { cartToken } = await makePurchase(context, c, change, prepare);
    return c.json({ cartToken }, 200);
  }

  app.openapi(expressRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(context, c, 'express', c.req.valid('form'));
    const content = readBody(expressBody, c.req.valid('json'));
    const { quantity, ...line } = content;
    return answer(c, content, () => prepareExpress(context, toLine(line, quantity)));
  });

  app.openapi(subscriptionRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(context, c, 'subscription', c.req.valid('form'));
    const content = readBody(subscriptionBody, c.req.valid('json'));
    const { qty, planId = null, ...line } = content;
    return answer(c, content, () => prepareSubscription(context, toLine(line, qty), planId));
  });

  app.openapi(giftCardRoute, async (c) => {
    if (isFormPost(c)) return buyByForm(context, c, 'gift-card', c.req.valid('form'));
    const content = readBody(giftCardBody, c.req.valid('json'));
    const { itemId, sku = null, recipient = null } = content;
    return answer(c, content, () =>
      prepareGiftCard(catalogue, { itemId, sku, recipient }, clock.now()),
    );
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
