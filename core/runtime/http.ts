import { createHttp, type Http } from '../net/index.js';
import { getRuntime } from './runtime.js';

/**
 * The page's HTTP client for an origin, by default the API's: one for each origin, so that all calls share its cart
 * token, and another origin always learns the page's currency.
 *
 * @example
 * const stock = await getHttp().request({ method: 'GET', path: '/api/stock', schema: stockSchema });
 */
export function getHttp(origin = getRuntime().apiOrigin): Http {
  const runtime = getRuntime();
  return runtime.shared(`http:${origin}`, () =>
    createHttp({
      origin,
      get clock() {
        return runtime.clock;
      },
      getCurrency: () => runtime.site.currency,
    }),
  );
}
