import * as z from 'zod/mini';
import { defineSchema, NetError, type Http, type Query } from '../../net/index.js';
import type { SiteContext } from '../../runtime/index.js';
import { withAbsoluteAddresses } from './absolute-addresses.js';
import { parseProduct } from './parse-product.js';
import type { ProductClient, ProductQuery } from './product-client.js';
import { ProductError } from './product-error.js';
import type { Product } from './product.js';

export interface HttpProductClientOptions {
  readonly http: Pick<Http, 'request'>;
  /** Origin of the shop, against which the addresses of its products resolve. */
  readonly origin: string;
  /** Its currency is that of prices that name none; without it such a price is a fault. */
  getSite?(): Pick<SiteContext, 'currency'>;
  /** Receives a sentence about a fault of a product that can still be sold, or of one that a list leaves out. */
  warn(sentence: string): void;
}

const productsPath = '/api/commerce/products';

const schemas = /* @__PURE__ */ defineSchema(() => ({
  product: z.unknown(),
  page: z.object({ products: z.array(z.unknown()), nextCursor: z.nullish(z.string()) }),
}));

/** The client of `GET /api/commerce/products` (examples/server/CONTRACT.md). */
export function createHttpProductClient(options: HttpProductClientOptions): ProductClient {
  const { http, origin, warn } = options;

  /** @throws ProductError */
  function parse(json: unknown): Product {
    const parsed = parseProduct(json, options.getSite?.());
    if ('problem' in parsed) {
      throw new ProductError(
        'unreadable',
        `The shop at ${origin} sent what is not a product: ${parsed.problem}`,
      );
    }
    const { product, warning } = parsed;
    if (warning) warn(`Product "${product.id}" of ${origin}: ${warning}`);
    return withAbsoluteAddresses(product, origin);
  }

  /** Null, with a warning, for what is not a product: the others of a list can be sold nevertheless. */
  function parseListed(json: unknown): Product | null {
    try {
      return parse(json);
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      warn(error.message);
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
