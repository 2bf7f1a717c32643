import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { Product } from './product.js';
import { createProductStore, type ProductStore, type ReplaceableStore } from './store.js';

/** The products of a page. */
export interface ProductRegistry {
  /** The product with this id, else the one with this handle. */
  get(reference: string): ProductStore | undefined;
  /** All of them, in the order in which they came. */
  list(): readonly ProductStore[];
  /** Adds a product. Newer data for a known id replaces it; choices that are still possible stay. */
  register(product: Product): ProductStore;
  /** Calls `listener` after a product was added; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The registry of the page, shared by every widget and every copy of the library. */
export function getProducts(): ProductRegistry {
  return getRuntime().shared('products', createProductRegistry);
}

function createProductRegistry(): ProductRegistry {
  const stores = new Map<string, ReplaceableStore>();
  const { subscribe, notify } = createSubscribers(
    'a listener of the products',
    () => getRuntime().reporter,
  );

  return {
    get: (reference) =>
      stores.get(reference) ??
      [...stores.values()].find((store) => store.getState().product.handle === reference),
    list: () => [...stores.values()],
    register(product) {
      const known = stores.get(product.id);
      if (known) {
        known.replace(product);
        return known;
      }
      const store = createProductStore(product);
      stores.set(product.id, store);
      notify();
      return store;
    },
    subscribe,
  };
}
