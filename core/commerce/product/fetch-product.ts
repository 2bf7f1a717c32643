import { fetchJson, getRuntime } from '../../runtime/index.js';
import { getProductClient, pageOptions } from './page-product-client.js';
import { readFetched } from './read-fetched.js';
import { getProducts } from './registry.js';
import type { ProductStore } from './store.js';

/** The fetches under way, so that elements of the same product share one. */
interface ProductFetches {
  readonly byAddress: Map<string, Promise<ProductStore>>;
  readonly byReference: Map<string, Promise<ProductStore | null>>;
  /** Of elements that rely on others to give the product. */
  readonly byId: Map<string, Promise<ProductStore | null>>;
}

/**
 * Returns the product with an id or handle: the page's own, else the catalogue's, which is then registered. Null when
 * the shop does not sell it.
 * @throws ProductError; NetError or an error of the page's `ProductClient`.
 */
export function fetchProduct(reference: string): Promise<ProductStore | null> {
  const { byAddress, byReference } = getFetches();
  return share(byReference, reference, () => findAfter(byAddress, reference));
}

/** Like {@link fetchProduct}, after all elements that name a product themselves: one of them may give this one. */
export function fetchMissingProduct(id: string): Promise<ProductStore | null> {
  const { byAddress, byReference, byId } = getFetches();
  return share(byId, id, async () => {
    // The other elements begin in the same task.
    await new Promise<void>((done) => getRuntime().clock.setTimeout(done, 0));
    await Promise.allSettled(byReference.values());
    return findAfter(byAddress, id);
  });
}

async function findAfter(
  running: ReadonlyMap<string, Promise<ProductStore>>,
  reference: string,
): Promise<ProductStore | null> {
  // An element that reads an address may be about to give this very product.
  if (!getProducts().get(reference)) await Promise.allSettled(running.values());
  const known = getProducts().get(reference);
  if (known) return known;
  const product = await getProductClient().read(reference);
  return product && getProducts().register(product);
}

/**
 * Fetches the product at an address of the page's own origin or the API's, and registers it.
 * @throws ProductError for another answer; NetError; TypeError for an address that is not allowed.
 */
export function fetchProductFrom(src: string): Promise<ProductStore> {
  const address = new URL(src, globalThis.document?.baseURI).href;
  return share(getFetches().byAddress, address, async () => {
    return getProducts().register(readFetched(await fetchJson(address), address, pageOptions));
  });
}

function getFetches(): ProductFetches {
  return getRuntime().shared('product-fetches', () => ({
    byAddress: new Map(),
    byReference: new Map(),
    byId: new Map(),
  }));
}

function share<Result>(
  running: Map<string, Promise<Result>>,
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(key);
  if (known) return known;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
