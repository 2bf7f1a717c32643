import { getHttp, getRuntime } from '../../runtime/index.js';
import { createHttpSearchClient } from './http-search-client.js';
import { searchByProducts, type SearchClient } from './search-client.js';

declare module '../../runtime/config.js' {
  interface Config {
    /** The search of the page; null is that of `productClient` if there is one, else the shop's own API. */
    searchClient?: SearchClient | null;
  }
}

/**
 * The page's search: the client set by `configure({ searchClient })`, that of the page's own catalogue, or the shop's API.
 *
 * @example
 * const { items } = await getSearchClient().suggest('mug', 6, new AbortController().signal);
 */
export function getSearchClient(): SearchClient {
  const runtime = getRuntime();
  const { apiOrigin: origin, config } = runtime;
  if (config.searchClient) return config.searchClient;
  if (config.productClient) return searchByProducts(config.productClient);
  return runtime.shared(`search:${origin}`, () =>
    createHttpSearchClient(getHttp(), {
      origin: origin || location.origin,
      getCurrency: () => getRuntime().site.currency,
    }),
  );
}
