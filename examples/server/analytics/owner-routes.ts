import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Call, Environment } from '../http/index.js';
import { listRoute, summaryRoute } from './openapi.js';
import { countCall, type Parts } from '../routing/context.js';

/** What was tracked, for the owner. All of it is our own. */
export function addAnalyticsOwnerCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { analytics, owners, visitors } = parts;

  async function admitOwner(c: Call): Promise<void> {
    owners.require(c);
    await countCall(parts, c, 'reads', visitors.identify(c));
  }

  app.openapi(listRoute, async (c) => {
    await admitOwner(c);
    const { events, next } = await analytics.events(c.req.valid('query'));
    return c.json({ events: [...events], next }, 200);
  });

  app.openapi(summaryRoute, async (c) => {
    await admitOwner(c);
    const { drops, gaps, ...counts } = await analytics.summary(c.req.valid('query'));
    const pages = gaps.map(({ pageId, last, missing }) => ({
      pageId,
      last,
      missing: missing.map(([from, to]): [number, number] => [from, to]),
    }));
    return c.json({ ...counts, drops: { ...drops }, gaps: pages }, 200);
  });
}
