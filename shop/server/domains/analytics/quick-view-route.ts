import type { OpenAPIHono } from '@hono/zod-openapi';
import { listedAt } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { Problem, readBody, type Environment } from '../../ground/http/index.js';
import { quickViewParams, quickViewRoute } from './openapi.js';
import { readQuickView } from './read-quick-view.js';
import type { AnalyticsRouteContext } from './route-context.js';
import { countTracking, requireKnownPage } from './route-guards.js';
import { nameEvent, recordRequests } from './store/index.js';

/** storefront §7: the count of quick views. */
export function addQuickViewRoute(
  app: OpenAPIHono<Environment>,
  context: AnalyticsRouteContext,
): void {
  const { clock, database } = context;

  app.openAPIRegistry.registerPath(quickViewRoute);
  // No crumb is required: the call changes no visitor data, and a page may not have a crumb yet.
  app.post(quickViewRoute.getRoutingPath(), async (c) => {
    const receivedAt = clock.now();
    requireKnownPage(context, c);
    await countTracking(context, c);
    const { itemId } = readBody(quickViewParams, c.req.param());
    const sent = readQuickView(itemId, c.req.query());
    if (sent === null) {
      if (!(await countView(database, itemId, receivedAt))) throw new Problem('item-not-found');
      return c.body(null, 204);
    }
    // The event of a deleted product is accepted too, so that the client does not send it again.
    await database.transaction(async (transaction) => {
      const added = await recordRequests(transaction, [
        { ...sent, events: sent.events.map(nameEvent), receivedAt },
      ]);
      if (added > 0) await countView(transaction, itemId, receivedAt);
    });
    return c.json({ n: sent.events.length, serverTime: receivedAt }, 200);
  });
}

/** Adds one quick view; false when there is no such product. */
async function countView(database: Queryable, itemId: string, now: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into quick_views (product_id, views)
     select id, 1 from products p where id = $1 and ${listedAt('p', '$2')}
     on conflict (product_id) do update set views = quick_views.views + 1`,
    [itemId, new Date(now)],
  );
  return rowCount > 0;
}
