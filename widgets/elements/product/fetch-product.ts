import * as z from 'zod/mini';
import { createHttp, defineSchema } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

const anyJson = defineSchema(() => z.unknown());

/**
 * Fetches a product's JSON. `src` is resolved against the page; only its own origin and the
 * configured API's are asked. Rejects with the reason otherwise.
 */
export async function fetchProduct(src: string, signal: AbortSignal): Promise<unknown> {
  const { apiOrigin, clock } = getRuntime();
  const url = new URL(src, document.baseURI);
  const allowed = [location.origin, apiOrigin];
  if (!allowed.includes(url.origin)) {
    throw new Error(`${url.origin} is neither the page's own origin nor the API's`);
  }
  const http = createHttp({ origin: url.origin, clock });
  const path = `${url.pathname}${url.search}`;
  return http.request({ method: 'GET', path, schema: anyJson, signal });
}
