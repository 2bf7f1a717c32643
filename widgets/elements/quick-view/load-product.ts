import { getRuntime } from '../../../core/runtime/index.js';

/**
 * Fetches a product and registers it: from `src`, on the page's own origin or the API's, or without it from the shop by
 * id or handle. Rejects with the reason.
 */
export async function loadProduct(productId: string, src: string): Promise<void> {
  const source = await import('../../parts/product-source/index.js');
  const store = await (src ? source.fetchProductFrom(src) : source.fetchProduct(productId));
  if (!store) throw new Error(`${getRuntime().apiOrigin} sells no product "${productId}"`);
  const { id, handle } = store.getState().product;
  if (![id, handle].includes(productId)) {
    throw new Error(`${src} is "${id}", not "${productId}"`);
  }
}
