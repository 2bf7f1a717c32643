import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Call, type Environment } from '../http/index.js';
import { countCall, type RouteContext } from '../routing/index.js';
import type { Catalogue } from './catalogue.js';
import { productRoute, stockRoute } from './openapi.js';

export interface CatalogueRouteContext extends RouteContext {
  readonly catalogue: Catalogue;
}

/** storefront §7: the stock of an item. The call for a product that is not on the page is our own. */
export function addCatalogueRoutes(
  app: OpenAPIHono<Environment>,
  context: CatalogueRouteContext,
): void {
  app.openapi(productRoute, async (c) => {
    const product = await requireProduct(c, c.req.valid('param').itemId);
    return c.json({ ...product }, 200);
  });

  app.openapi(stockRoute, async (c) => {
    const product = await requireProduct(c, c.req.valid('query').itemId);
    const results = product.variants.map(({ unlimited, qtyInStock, sku }) => ({
      unlimited,
      qtyInStock,
      sku,
    }));
    return c.json({ results }, 200);
  });

  async function requireProduct(c: Call, itemId: string) {
    const visitor = context.visitors.identify(c);
    await countCall(context, c, 'reads', visitor);
    const product = await context.catalogue.byId(itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    return product;
  }
}
