import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Environment } from '../http/index.js';
import { healthRoute, stockRoute } from '../carts/openapi.js';
import { countCall, type Parts } from '../routing/context.js';

/** storefront §7: the stock of an item; whether the server is well, and the OpenAPI document, are our own. */
export function addShopCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { catalogue, database, visitors } = parts;

  app.openapi(stockRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(parts, c, 'reads', visitor);
    const product = await catalogue.byId(c.req.valid('query').itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    const results = product.variants.map(({ unlimited, qtyInStock, sku }) => ({
      unlimited,
      qtyInStock,
      sku,
    }));
    return c.json({ results }, 200);
  });

  app.openapi(healthRoute, async (c) => {
    await database.query('select 1');
    return c.json({ status: 'ok' as const }, 200);
  });

  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Vitrine reference server', version: '1' },
  });
}
