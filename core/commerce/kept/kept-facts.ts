import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import { getProducts, type Product, type ProductClient } from '../product/index.js';

/** The shop's current facts about kept products. */
export interface KeptFacts {
  /** By the id under which they are kept. */
  readonly products: ReadonlyMap<string, Product>;
  /** Those that the shop sells no more. */
  readonly gone: ReadonlySet<string>;
  /** Whether the last call failed; `load` tries again. */
  readonly hasFailed: boolean;
}

export interface KeptFactsStore {
  getState(): KeptFacts;
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Reads what is not known yet: from the page, else in one call. */
  load(ids: readonly string[]): Promise<void>;
  /** Aborts what is under way. */
  stop(): void;
}

export function createKeptFacts(client: ProductClient): KeptFactsStore {
  const { subscribe, notify } = createSubscribers(
    'a listener of what is known of kept products',
    () => getRuntime().reporter,
  );
  let state: KeptFacts = { products: new Map(), gone: new Set(), hasFailed: false };
  let running = new AbortController();
  const asked = new Set<string>();

  function update(changes: Partial<KeptFacts>): void {
    state = { ...state, ...changes };
    notify();
  }

  /** The ids about which the page itself knows nothing. */
  function takeFromPage(ids: readonly string[]): readonly string[] {
    const found = ids.flatMap((id) => {
      const product = state.products.has(id) ? null : getProducts().get(id)?.getState().product;
      return product ? [[id, product] as const] : [];
    });
    if (found.length > 0) update({ products: new Map([...state.products, ...found]) });
    const isOpen = (id: string) => !state.products.has(id) && !state.gone.has(id) && !asked.has(id);
    return ids.filter(isOpen);
  }

  return {
    getState: () => state,
    subscribe,
    async load(ids) {
      const open = takeFromPage(ids);
      if (open.length === 0) return;
      for (const id of open) asked.add(id);
      if (state.hasFailed) update({ hasFailed: false });
      const { signal } = running;
      try {
        const listed = (await client.list({ ids: open, limit: open.length }, signal)).products;
        if (signal.aborted) return;
        const find = (id: string) => listed.find((one) => one.id === id || one.handle === id);
        const wanted = new Set(open.map(find));
        // A server that ignores the ids answers with its first products, so a missing one is not gone.
        if (listed.some((product) => !wanted.has(product))) {
          throw new Error(
            'The product list has products that were not asked for: it ignores `ids`.',
          );
        }
        for (const product of listed) getProducts().register(product);
        const products = new Map(state.products);
        const gone = new Set(state.gone);
        for (const id of open) {
          const product = find(id);
          if (product) products.set(id, product);
          else gone.add(id);
        }
        update({ products, gone });
      } catch (error) {
        if (signal.aborted) return;
        getRuntime().reporter.report(error, { where: 'kept products' });
        update({ hasFailed: true });
      } finally {
        for (const id of open) asked.delete(id);
      }
    },
    stop() {
      running.abort();
      running = new AbortController();
      asked.clear();
    },
  };
}
