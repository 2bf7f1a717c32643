import type { OpenAPIHono } from '@hono/zod-openapi';
import type { CatalogueCurrency } from '../catalogue/index.js';
import { Problem, readBody, type Call, type Environment } from '../../ground/http/index.js';
import type { ManagedOrder } from '../order-management/index.js';
import { isFormPost, type RouteContext } from '../../ground/routing/index.js';
import type { ApiKeys } from './api-keys.js';
import { setStockRoute, storeOrderRoute, storeOrdersRoute, storeProductsRoute } from './openapi.js';
import { stockBody } from './schemas.js';
import type { StoreData } from './store-data.js';
import { apiKeyScopes, type ApiKey, type ApiKeyScope } from './types.js';

export interface ApiKeyRouteContext extends RouteContext {
  readonly apiKeys: ApiKeys;
  readonly storeData: StoreData;
  readonly currency: CatalogueCurrency;
}

const bearer = /^Bearer +(\S{1,200})$/i;

/** Calls of other programs of the owner; calls of our own. They read no cookie, so that no page can forge one. */
export function addApiKeyRoutes(app: OpenAPIHono<Environment>, context: ApiKeyRouteContext): void {
  const { apiKeys, callers, limiter, storeData } = context;

  /** @throws Problem `api-key` without one, `not-allowed` without the scope, `rate-limited`. */
  async function admit(c: Call, scope: ApiKeyScope, kind: 'reads' | 'changes'): Promise<ApiKey> {
    // Before any query, so that somebody who guesses keys costs no database.
    await limiter.count(kind, `address:${callers.address(c)}`);
    const [, secret] = bearer.exec(c.req.header('Authorization') ?? '') ?? [];
    const key = secret === undefined ? null : await apiKeys.admit(secret);
    if (key === null) throw new Problem('api-key');
    if (!key.scopes.includes(scope)) {
      throw new Problem('not-allowed', {
        message: `This API key may not: ${apiKeyScopes[scope].toLowerCase()}. Create one that may at /owner/api-keys.`,
      });
    }
    return key;
  }

  app.openapi(storeOrdersRoute, async (c) => {
    await admit(c, 'orders', 'reads');
    const { fulfilment = null, cursor = null } = c.req.valid('query');
    const { orders, nextPageCursor } = await storeData.orders({ fulfilment, cursor });
    return c.json({ orders: [...orders], nextPageCursor }, 200);
  });

  app.openapi(storeOrderRoute, async (c) => {
    await admit(c, 'orders', 'reads');
    const found = await storeData.order(c.req.valid('param').orderId);
    if (found === null) throw new Problem('not-found');
    return c.json(toStoreOrder(found), 200);
  });

  app.openapi(storeProductsRoute, async (c) => {
    await admit(c, 'products', 'reads');
    const { currency = context.currency, cursor = null } = c.req.valid('query');
    const { products, nextPageCursor } = await storeData.products({ currency, cursor });
    const shown = products.map(({ id, title, urlId, category, status, listedFrom, variants }) => ({
      ...{ id, title, urlId, category, status },
      listedFrom: listedFrom === null ? null : new Date(listedFrom).toISOString(),
      variants: variants.map(({ sku, attributes, prices, salePrices, stock }) => ({
        ...{ sku, attributes, currency, stock },
        priceCents: prices[currency],
        salePriceCents: salePrices?.[currency] ?? null,
      })),
    }));
    return c.json({ products: shown, nextPageCursor }, 200);
  });

  app.openapi(setStockRoute, async (c) => {
    if (isFormPost(c)) throw new Problem('unsupported-media-type');
    const key = await admit(c, 'stock', 'changes');
    const { sku } = c.req.valid('param');
    const { stock, ifStock } = readBody(stockBody, c.req.valid('json'));
    await storeData.setStock({ sku, stock, ifStock }, key.id);
    return c.json({ sku, stock }, 200);
  });
}

function toStoreOrder({ order, fulfilment, refundedCents, shipments }: ManagedOrder) {
  const { id, number, placedAt, email, currency, name, phone, shippingAddress } = order;
  return {
    ...{ id, number, placedAt, email, currency, name, phone, shippingAddress },
    ...{ fulfilment, refundedCents },
    totalCents: order.grandTotal,
    subtotalCents: order.subtotal,
    discountCents: order.discountTotal,
    shippingCents: order.shippingTotal,
    taxCents: order.taxTotal,
    lines: order.items.map(({ sku, productName, quantity, unitPrice }) => ({
      ...{ sku, productName, quantity },
      unitPriceCents: unitPrice,
    })),
    shipments: shipments.map(({ sentAt, carrier, trackingNumber, trackingUrl }) => ({
      ...{ sentAt, carrier, trackingNumber, trackingUrl },
    })),
  };
}
