import { getProducts, parseProduct } from '../../../core/commerce/product/index.js';
import { fetchJson, getRuntime } from '../../../core/runtime/index.js';

/**
 * Fetches a product and registers it: from `src`, on the page's own origin or the API's, or without it from the API by
 * id. Rejects with the reason.
 */
export async function loadProduct(
  productId: string,
  src: string,
  signal: AbortSignal,
): Promise<void> {
  const address = src || productAddress(productId);
  const parsed = parseProduct(await fetchJson(address, signal));
  if ('problem' in parsed) throw new Error(`${address} is not a product: ${parsed.problem}`);
  if (parsed.product.id !== productId) {
    throw new Error(`${address} is "${parsed.product.id}", not "${productId}"`);
  }
  getProducts().register(parsed.product);
}

function productAddress(productId: string): string {
  return `${getRuntime().apiOrigin}/api/commerce/products/${encodeURIComponent(productId)}`;
}
