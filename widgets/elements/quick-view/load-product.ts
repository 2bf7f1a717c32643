import * as z from 'zod/mini';
import { getProducts, parseProduct } from '../../../core/commerce/product/index.js';
import { defineSchema } from '../../../core/net/index.js';
import { getHttp, getRuntime } from '../../../core/runtime/index.js';

const anyJson = defineSchema(() => z.unknown());

/**
 * Fetches a product and registers it: from `src`, on the page's own origin or the API's, or without it from the API by
 * id. Rejects with the reason.
 */
export async function loadProduct(
  productId: string,
  src: string,
  signal: AbortSignal,
): Promise<void> {
  const { apiOrigin } = getRuntime();
  const url = src ? new URL(src, document.baseURI) : new URL(productPath(productId), apiOrigin);
  if (![location.origin, apiOrigin].includes(url.origin)) {
    throw new Error(`${url.origin} is neither the page's own origin nor the API's`);
  }
  const path = `${url.pathname}${url.search}`;
  const call = { method: 'GET', path, schema: anyJson, signal } as const;
  const parsed = parseProduct(await getHttp(url.origin).request(call));
  if ('problem' in parsed) throw new Error(`${url.pathname} is not a product: ${parsed.problem}`);
  if (parsed.product.id !== productId) {
    throw new Error(`${url.pathname} is "${parsed.product.id}", not "${productId}"`);
  }
  getProducts().register(parsed.product);
}

function productPath(productId: string): string {
  return `/api/commerce/products/${encodeURIComponent(productId)}`;
}
