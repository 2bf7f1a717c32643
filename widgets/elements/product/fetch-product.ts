import * as z from 'zod/mini';
import { defineSchema } from '../../../core/net/index.js';
import { getHttp, getRuntime } from '../../../core/runtime/index.js';

const anyJson = defineSchema(() => z.unknown());

/**
 * Fetches a product's JSON. `src` is resolved against the page; only the page's own origin and that of the configured
 * API are allowed. Rejects with the reason.
 */
export async function fetchProduct(src: string, signal: AbortSignal): Promise<unknown> {
  const { apiOrigin } = getRuntime();
  const url = new URL(src, document.baseURI);
  const allowed = [location.origin, apiOrigin];
  if (!allowed.includes(url.origin)) {
    throw new Error(`${url.origin} is neither the page's own origin nor the API's`);
  }
  const path = `${url.pathname}${url.search}`;
  return getHttp(url.origin).request({ method: 'GET', path, schema: anyJson, signal });
}
