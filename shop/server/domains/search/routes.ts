import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Catalogue, CatalogueProduct } from '../catalogue/index.js';
import {
  placeOf,
  secondsUntil,
  varyByLanguage,
  type Environment,
} from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import { searchRoute } from './openapi.js';
import type { ShopSearch } from './shop-search.js';

export interface SearchRouteContext extends RouteContext {
  readonly shopSearch: ShopSearch;
  readonly catalogue: Pick<Catalogue, 'unchangedFor'>;
}

const mostPosts = 3;
/** Seconds; prices and products may be this old in a list of suggestions. */
const fresh = 60;

/** Suggestions while a shopper types; a call of our own. */
export function addSearchRoutes(app: OpenAPIHono<Environment>, context: SearchRouteContext): void {
  const { shopSearch, catalogue, visitors, reporter } = context;

  app.openapi(searchRoute, async (c) => {
    const visitor = visitors.identify(c);
    await countCall(context, c, 'reads', visitor);
    const { q, limit, currency } = c.req.valid('query');
    const found = await shopSearch.products(q, { currency: visitor.currency, limit });
    // Posts are an addition: products are answered without them.
    const posts = await shopSearch.content(found.words, mostPosts).catch((error: unknown) => {
      reporter.report(error, { where: placeOf(c) });
      return [];
    });
    // The address alone decides when it names the currency, so that one copy may serve everybody.
    const isForAll = currency !== undefined;
    const kept = secondsUntil(catalogue.unchangedFor(), fresh);
    c.header('Cache-Control', `${isForAll ? 'public' : 'private'}, max-age=${kept}`);
    c.header('Vary', isForAll ? 'Origin' : 'Cookie, X-Currency, Origin', { append: true });
    varyByLanguage(c);
    return c.json(
      {
        match: found.match,
        words: found.words,
        total: found.total,
        products: found.products.map(toSuggestion),
        categories: found.categories.map((category) => ({ ...category })),
        posts: posts.map(({ collection, item }) => ({
          title: item.title,
          url: item.fullUrl,
          kind: collection,
        })),
      },
      200,
    );
  });
}

function toSuggestion(product: CatalogueProduct) {
  const { id, title, url, priceMoney, salePriceMoney, onSale, images, variants } = product;
  return {
    id,
    title,
    url,
    imageUrl: images[0]?.assetUrl ?? null,
    priceMoney,
    salePriceMoney,
    onSale,
    hasSeveralPrices: new Set(variants.map(({ salePrice }) => salePrice)).size > 1,
  };
}
