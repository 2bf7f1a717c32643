import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Environment } from '../http/index.js';
import { countCall, type Parts } from '../routing/context.js';
import { reviewsRoute } from './openapi.js';

/** The reviews of a product; a call of our own. */
export function addReviewCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { catalogue, reviews, visitors } = parts;

  app.openapi(reviewsRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(parts, c, 'reads', visitor);
    const { itemId } = c.req.valid('param');
    if ((await catalogue.byId(itemId, visitor.currency)) === null) {
      throw new Problem('item-not-found');
    }
    const { rating, source, cursor, ...query } = c.req.valid('query');
    const page = await reviews.read(itemId, {
      ...query,
      rating: rating ?? null,
      source: source ?? null,
      cursor: cursor ?? null,
    });
    return c.json(page, 200);
  });
}
