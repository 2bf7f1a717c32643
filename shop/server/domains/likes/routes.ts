import type { OpenAPIHono } from '@hono/zod-openapi';
import { crumbHeader } from 'vitrine/core/net';
import { requireItem, type FindItem } from '../content/index.js';
import { Problem, type BrowserIds, type Call, type Environment } from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import type { Likes } from './likes.js';
import { likeRoute, likesRoute, unlikeRoute } from './openapi.js';

export interface LikeRouteContext extends RouteContext<'likes'> {
  readonly browserIds: BrowserIds;
  readonly findItem: FindItem;
  readonly likes: Likes;
}

/** Likes of items; calls of our own. */
export function addLikeRoutes(app: OpenAPIHono<Environment>, context: LikeRouteContext): void {
  const { browserIds, callers, crumbs, findItem, likes, limiter, visitors } = context;

  app.openapi(likesRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(context, c, 'reads', visitor);
    const { itemIds, liker = null } = c.req.valid('query');
    const name = visitor.usesCookies ? browserIds.read(c) : liker;
    return c.json({ likes: await likes.read(itemIds, name) }, 200);
  });

  app.openapi(likeRoute, async (c) => {
    const { itemId } = c.req.valid('param');
    const name = await admitLiker(c, c.req.valid('query').liker);
    await requireItem(findItem, itemId);
    return c.json(await likes.like(itemId, name), 200);
  });

  app.openapi(unlikeRoute, async (c) => {
    const { itemId } = c.req.valid('param');
    const name = await admitLiker(c, c.req.valid('query').liker);
    await requireItem(findItem, itemId);
    return c.json(await likes.unlike(itemId, name), 200);
  });

  /**
   * Counts by address: somebody who wants many likes takes a new name for each.
   * @throws Problem `crumb`, `rate-limited`, and `invalid-request` without a name.
   */
  async function admitLiker(c: Call, liker: string | undefined): Promise<string> {
    const { usesCookies } = visitors.identify(c);
    if (usesCookies) crumbs.check(c, c.req.header(crumbHeader));
    await limiter.count('likes', `address:${callers.address(c)}`);
    if (usesCookies) return browserIds.issue(c);
    if (liker === undefined) {
      throw new Problem('invalid-request', {
        errors: { liker: 'A call without cookies needs it.' },
      });
    }
    return liker;
  }
}
