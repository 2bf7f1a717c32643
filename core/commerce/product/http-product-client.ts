import * as z from 'zod/mini';
import { defineSchema, NetError, type Http, type Query } from '../../net/index.js';
import type { ProductClient, ProductQuery } from './product-client.js';
import { ProductError } from './product-error.js';
import type { Product } from './product.js';
import { readFetched, type FetchedOptions } from './read-fetched.js';

export interface HttpProductClientOptions extends FetchedOptions {
  readonly http: Pick<Http, 'request'>;
  /** Origin of the shop, against which the addresses of its products resolve. */
  readonly origin: string;
}

const productsPath = '/api/commerce/products';

const schemas = /* @__PURE__ */ defineSchema(() => ({
  product: z.unknown(),
  page: z.object({ products: z.array(z.unknown()), nextCursor: z.nullish(z.string()) }),
}));

/** The client of `GET /api/commerce/products` (docs/server/CONTRACT.md). */
export function createHttpProductClient(options: HttpProductClientOptions): ProductClient {
  const { http, origin } = options;
  const parse = (json: unknown) => readFetched(json, origin, options);

  /** Null, with a warning, for what is not a product: the others of a list can be sold nevertheless. */
  function parseListed(json: unknown): Product | null {
    try {
      return parse(json);
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      options.warn(error.message);
      return null;
    }
  }

  return {
    async read(reference, signal) {
      try {
        const path = `${productsPath}/${encodeURIComponent(reference)}`;
        const schema = () => schemas().product;
        return parse(await http.request({ method: 'GET', path, schema, signal }));
      } catch (error) {
        if (error instanceof NetError && error.code === 'not-found') return null;
        throw error;
      }
    },
    async list(query, signal) {
      const { products, nextCursor } = await http.request({
        method: 'GET',
        path: productsPath,
        query: toQuery(query),
        schema: () => schemas().page,
        signal,
      });
      return {
        products: products.map(parseListed).filter((product) => product !== null),
        nextCursor: nextCursor ?? null,
      };
    },
  };
}

function toQuery({ collection, ids, search, sort, limit, cursor }: ProductQuery): Query {
  return { collection, ids: ids?.join(), search, sort, limit, cursor };
}
