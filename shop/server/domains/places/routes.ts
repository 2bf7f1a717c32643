import type { OpenAPIHono } from '@hono/zod-openapi';
import { varyByLanguage, type Environment } from '../../ground/http/index.js';
import type { RouteContext } from '../../ground/routing/index.js';
import { detailsRoute, suggestRoute } from './openapi.js';
import type { Places } from './places.js';

export interface PlacesRouteContext extends RouteContext<'places'> {
  readonly places: Places;
}

interface CallQuery {
  readonly sessionToken?: string | undefined;
  readonly productPage?: string | undefined;
  readonly productSection?: string | undefined;
}

/** platform §7: the search of places for address fields. The key of the provider stays on the server. */
export function addPlacesRoutes(app: OpenAPIHono<Environment>, context: PlacesRouteContext): void {
  const { callers, limiter, places } = context;

  app.openapi(suggestRoute, async (c) => {
    await limiter.count('places', `address:${callers.address(c)}`);
    const { input, country, ...call } = c.req.valid('query');
    const query = { input, country: country?.toUpperCase() ?? null };
    varyByLanguage(c);
    const suggestions = [...(await places.suggest(query, askedOf(call)))];
    return c.json({ suggestions, attribution: places.attribution }, 200);
  });

  app.openapi(detailsRoute, async (c) => {
    await limiter.count('places', `address:${callers.address(c)}`);
    const { placeId, ...call } = c.req.valid('query');
    varyByLanguage(c);
    return c.json({ place: await places.details(placeId, askedOf(call)) }, 200);
  });
}

function askedOf({ sessionToken = '', productPage = '', productSection = '' }: CallQuery) {
  return {
    session: sessionToken || null,
    context: { productPage: productPage || null, productSection: productSection || null },
  };
}
