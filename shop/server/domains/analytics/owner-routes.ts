import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import { listRoute, summaryRoute } from './openapi.js';
import type { AnalyticsRouteContext } from './route-context.js';

/** The owner's calls to read tracked events. All our own. */
export function addAnalyticsOwnerRoutes(
  app: OpenAPIHono<Environment>,
  { analytics }: AnalyticsRouteContext,
): void {
  app.openapi(listRoute, async (c) => {
    const { events, next } = await analytics.events(c.req.valid('query'));
    return c.json({ events: [...events], next }, 200);
  });

  app.openapi(summaryRoute, async (c) => {
    const { drops, gaps, ...counts } = await analytics.summary(c.req.valid('query'));
    const pages = gaps.map(({ pageId, last, missing }) => ({
      pageId,
      last,
      missing: missing.map(([from, to]): [number, number] => [from, to]),
    }));
    return c.json({ ...counts, drops: { ...drops }, gaps: pages }, 200);
  });
}
