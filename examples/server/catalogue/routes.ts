import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Queryable } from '../database/index.js';
import { Problem, readBody, type Environment } from '../http/index.js';
import { countCall, type Parts } from '../routing/context.js';
import { recordEvents, readQuickView } from '../analytics/index.js';
import { quickViewRoute } from '../analytics/openapi.js';
import { countTracking, requireKnownPage } from '../analytics/route-guards.js';
import { itemParams, productRoute } from './openapi.js';

/** storefront §7: the count of quick views; the product for one that is not on the page is our own. */
export function addProductCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { catalogue, clock, database, visitors } = parts;

  app.openapi(productRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(parts, c, 'reads', visitor);
    const product = await catalogue.byId(c.req.valid('param').itemId, visitor.currency);
    if (product === null) throw new Problem('item-not-found');
    return c.json({ ...product }, 200);
  });

  app.openAPIRegistry.registerPath(quickViewRoute);
  // It changes nothing of a visitor's, and a page that has no crumb yet counts too.
  app.post(quickViewRoute.getRoutingPath(), async (c) => {
    const receivedAt = clock.now();
    requireKnownPage(parts, c);
    await countTracking(parts, c);
    const { itemId } = readBody(itemParams, c.req.param());
    const sent = readQuickView(itemId, c.req.query());
    if (sent === null) {
      if (!(await countView(database, itemId))) throw new Problem('item-not-found');
      return c.body(null, 204);
    }
    // A product that is gone is no reason to send the event again.
    const answer = await database.transaction(async (transaction) => {
      const recorded = await recordEvents(transaction, sent.events, sent.sender, receivedAt);
      if (recorded.added > 0) await countView(transaction, itemId);
      return recorded;
    });
    return c.json({ n: answer.n, serverTime: answer.serverTime }, 200);
  });
}

/** One more quick view; false when there is no such product. */
async function countView(database: Queryable, itemId: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into quick_views (product_id, views)
     select id, 1 from products where id = $1 and listed
     on conflict (product_id) do update set views = quick_views.views + 1`,
    [itemId],
  );
  return rowCount > 0;
}
