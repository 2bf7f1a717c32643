import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { ProductClient, ProductQuery } from './product-client.js';
import { getProducts } from './registry.js';
import type { Product } from './product.js';

export interface ProductListState {
  /** Of the first page. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Each product once, in the order of the catalogue. */
  readonly products: readonly Product[];
  readonly hasMore: boolean;
  /** Of the page after those. */
  readonly more: 'idle' | 'loading' | 'failed';
}

/** The products that a query finds, page by page. */
export interface ProductList {
  getState(): ProductListState;
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Reads the first page, again after a failure. Resolves to whether it is there. */
  load(): Promise<boolean>;
  /** Reads the next page; resolves to the id of its first product, or null when there is none or it failed. */
  showMore(): Promise<string | null>;
  /** Aborts what is under way. The list can be loaded again. */
  stop(): void;
}

const atFirst: ProductListState = { status: 'loading', products: [], hasMore: false, more: 'idle' };

/** Creates a list. Its products are registered on the page, so that any element can show them without a fetch. */
export function createProductList(client: ProductClient, query: ProductQuery): ProductList {
  const { subscribe, notify } = createSubscribers(
    'a listener of a product list',
    () => getRuntime().reporter,
  );
  let state = atFirst;
  let nextCursor: string | null = null;
  let running = new AbortController();

  function update(changes: Partial<ProductListState>): void {
    state = { ...state, ...changes };
    notify();
  }

  /** Reads a page; null when it failed, undefined when it is not wanted any more. */
  async function read(cursor: string | null): Promise<readonly Product[] | null | undefined> {
    running.abort();
    const { signal } = (running = new AbortController());
    try {
      const page = await client.list({ ...query, ...(cursor !== null && { cursor }) }, signal);
      if (signal.aborted) return undefined;
      nextCursor = page.nextCursor;
      const known = new Set(cursor === null ? [] : state.products.map(({ id }) => id));
      const products = page.products.filter(({ id }) => !known.has(id));
      for (const product of products) getProducts().register(product);
      return products;
    } catch (error) {
      if (signal.aborted) return undefined;
      getRuntime().reporter.report(error, { where: 'product list' });
      return null;
    }
  }

  return {
    getState: () => state,
    subscribe,
    async load() {
      update(atFirst);
      const products = await read(null);
      if (products) update({ status: 'ready', products, hasMore: nextCursor !== null });
      else if (products === null) update({ status: 'failed' });
      return Boolean(products);
    },
    async showMore() {
      if (state.status !== 'ready' || !state.hasMore || state.more === 'loading') return null;
      update({ more: 'loading' });
      const added = await read(nextCursor);
      if (added === null) update({ more: 'failed' });
      if (!added) return null;
      const products = [...state.products, ...added];
      update({ products, hasMore: nextCursor !== null, more: 'idle' });
      return added[0]?.id ?? null;
    },
    stop: () => running.abort(),
  };
}
