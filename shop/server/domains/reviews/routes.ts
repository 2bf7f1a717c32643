import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Catalogue } from '../catalogue/index.js';
import { Problem, varyByLanguage, type Environment } from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import { reviewsRoute } from './openapi.js';
import type { Reviews } from './reviews.js';

export interface ReviewRouteContext extends RouteContext {
  readonly catalogue: Catalogue;
  readonly reviews: Reviews;
}

/** The reviews of a product; a call of our own. */
export function addReviewRoutes(app: OpenAPIHono<Environment>, context: ReviewRouteContext): void {
  const { catalogue, reviews, visitors } = context;

  app.openapi(reviewsRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(context, c, 'reads', visitor);
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
    varyByLanguage(c);
    return c.json(page, 200);
  });
}
