import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Environment } from '../http/index.js';
import { countCall, type Parts } from './parts.js';
import { productRoute, quickViewRoute } from './product-documents.js';

/** storefront §7: the count of quick views; the product for one that is not on the page is our own. */
export function addProductCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { catalogue, database, visitors } = parts;

  app.openapi(productRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(parts, c, 'reads', visitor);
    const product = await catalogue.byId(c.req.valid('param').itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    return c.json({ ...product }, 200);
  });

  // It changes nothing of a visitor's, and a page that has no crumb yet counts too.
  app.openapi(quickViewRoute, async (c) => {
    await countCall(parts, c, 'changes', visitors.identify(c));
    const { rowCount } = await database.query(
      `insert into quick_views (product_id, views)
       select id, 1 from products where id = $1 and listed
       on conflict (product_id) do update set views = quick_views.views + 1`,
      [c.req.valid('param').itemId],
    );
    if (rowCount === 0) throw new Problem('item-not-found');
    return c.body(null, 204);
  });
}
