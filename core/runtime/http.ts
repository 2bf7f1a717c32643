import { getTextSource } from '../i18n/index.js';
import { createHttp, type Http } from '../net/index.js';
import { getRuntime } from './runtime.js';

/**
 * Returns the page's HTTP client for an origin, by default the API's. There is one for each origin, so that all
 * requests share its cart token and send the page's locale and currency.
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
      getLocale: () => getTextSource()?.locale,
      honoursKeys: () => runtime.config.idempotencyKeys,
    }),
  );
}
