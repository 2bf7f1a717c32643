import { getHttp, getRuntime } from '../../runtime/index.js';
import { createHttpProductClient } from './http-product-client.js';
import type { ProductClient } from './product-client.js';
import type { FetchedOptions } from './read-fetched.js';

declare module '../../runtime/config.js' {
  interface Config {
    /** The catalogue of the page. Set it before the first product is fetched; null is the shop's own API. */
    productClient?: ProductClient | null;
  }
}

/** How products are read that the page fetches. */
export const pageOptions: FetchedOptions = {
  getSite: () => getRuntime().site,
  warn: (sentence) => getRuntime().reporter.report(new Error(sentence), { where: 'products' }),
};

/**
 * The page's catalogue: the client set by `configure({ productClient })`, else the shop's own API.
 *
 * @example
 * const { products } = await getProductClient().list({ collection: 'kitchen', limit: 12 });
 */
export function getProductClient(): ProductClient {
  const runtime = getRuntime();
  const { apiOrigin: origin, config } = runtime;
  return (
    config.productClient ??
    runtime.shared(`products:${origin}`, () =>
      createHttpProductClient({
        http: getHttp(),
        origin,
        ...pageOptions,
      }),
    )
  );
}
