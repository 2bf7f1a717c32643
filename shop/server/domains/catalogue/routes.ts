import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, varyByLanguage, type Call, type Environment } from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import type { Catalogue } from './catalogue.js';
import { productRoute, productsRoute, stockRoute } from './openapi.js';

export interface CatalogueRouteContext extends RouteContext {
  readonly catalogue: Catalogue;
}

/** storefront §7: the stock of an item. The calls for products that are not on the page are our own. */
export function addCatalogueRoutes(
  app: OpenAPIHono<Environment>,
  context: CatalogueRouteContext,
): void {
  app.openapi(productRoute, async (c) => {
    const visitor = await countRead(c);
    const { itemId } = c.req.valid('param');
    const product = await context.catalogue.byReference(itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    return c.json({ ...product }, 200);
  });

  app.openapi(productsRoute, async (c) => {
    const visitor = await countRead(c);
    const page = await context.catalogue.page(c.req.valid('query'), visitor.currency);
    return c.json({ ...page, products: page.products.map((product) => ({ ...product })) }, 200);
  });

  app.openapi(stockRoute, async (c) => {
    const visitor = await countRead(c);
    const product = await context.catalogue.byId(c.req.valid('query').itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    const results = product.variants.map(({ unlimited, qtyInStock, sku }) => ({
      unlimited,
      qtyInStock,
      sku,
    }));
    return c.json({ results }, 200);
  });

  async function countRead(c: Call) {
    const visitor = context.visitors.identify(c);
    await countCall(context, c, 'reads', visitor);
    varyByLanguage(c);
    return visitor;
  }
}
