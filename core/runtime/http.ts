import { getTextSource } from '../i18n/index.js';
import { isRecord } from '../base/index.js';
import { createHttp, isSameOrigin, type Http, type NetError } from '../net/index.js';
import { getRuntime } from './runtime.js';
import { readApi } from './site.js';

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
      honoursKeys: () =>
        runtime.config.idempotencyKeys && !readApi().apiLacks.includes('idempotency-keys'),
      explain: (failure, path) =>
        isUnexplained(failure, origin)
          ? import('../diagnosis/index.js').then(
              ({ explainFailure }) =>
                explainFailure({ origin, path, failure, reporter: runtime.reporter }),
              // No network brings the code either.
              () => null,
            )
          : null,
    }),
  );
}

/** A call of another origin without an answer, or an answer that no shop gives. */
function isUnexplained({ code, status, body, isUnsent }: NetError, origin: string): boolean {
  if (code === 'offline') return !isUnsent && (!isSameOrigin(origin) || origin === 'null');
  return [404, 405].includes(Number(status)) && !isRecord(body);
}
