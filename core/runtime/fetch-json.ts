import * as z from 'zod/mini';
import { defineSchema } from '../net/index.js';
import { getHttp } from './http.js';
import { getRuntime } from './runtime.js';

const anyJson = /* @__PURE__ */ defineSchema(() => z.unknown());

/**
 * Fetches JSON from a URL, resolved against the page if there is one. Only the page's own origin and the API's are
 * allowed. The caller parses the result.
 * @throws NetError; TypeError for another origin or a text that is not a URL.
 *
 * @example
 * const json = await fetchJson('../mug.json');
 */
export async function fetchJson(src: string, signal?: AbortSignal): Promise<unknown> {
  const { origin, pathname, search } = new URL(src, globalThis.document?.baseURI);
  if (![globalThis.location?.origin, getRuntime().apiOrigin].includes(origin)) {
    throw new TypeError(`${origin} is neither the page's own origin nor the API's`);
  }
  const path = pathname + search;
  return getHttp(origin).request({ method: 'GET', path, schema: anyJson, signal });
}
