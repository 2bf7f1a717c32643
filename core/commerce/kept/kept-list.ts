import { createSubscribers, onPageShow } from '../../base/index.js';
import type { WebStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import { readKept, withoutProduct, withProduct, type KeptProduct } from './kept-product.js';

/** Products that this device keeps, the newest first. */
export interface KeptList {
  /** The same list until it changes. */
  list(): readonly KeptProduct[];
  /** False once the browser has refused to store the list, which then lasts as long as the page. */
  isStored(): boolean;
  /** Calls `listener` after each change, of another tab too; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Adds a product at the beginning, or moves it there. */
  add(product: KeptProduct): void;
  remove(id: string): void;
  /** Undoes a removal: `place` is how many stand before it. */
  putBack(product: KeptProduct, place: number): void;
  /** Replaces the whole list: by nothing, or by what was there before. */
  replace(products: readonly KeptProduct[]): void;
}

export interface KeptListOptions {
  /** The key in the storage. */
  readonly key: string;
  /** The most products; older ones are dropped. */
  readonly most: number;
  readonly storage: WebStorage;
}

/** A change begins with what the storage holds, since another tab may have changed it. */
export function createKeptList({ key, most, storage }: KeptListOptions): KeptList {
  let isStored = true;
  let text: string | null = null;
  let kept: readonly KeptProduct[] = [];

  const { subscribe, notify } = createSubscribers(
    'a listener of kept products',
    () => getRuntime().reporter,
    () => {
      const listening = new AbortController();
      const { signal } = listening;
      globalThis.window?.addEventListener(
        'storage',
        // A cleared storage has no key.
        (event) => (event.key === key || event.key === null) && refresh(),
        { signal },
      );
      // A page in the back/forward cache gets no events.
      onPageShow((kind) => kind === 'bfcache' && refresh(), { signal });
      read();
      return () => listening.abort();
    },
  );

  /** Whether the list is another one than before. */
  function read(): boolean {
    if (!isStored) return false;
    const stored = storage.read(key);
    if (stored === text) return false;
    text = stored;
    kept = readKept(stored, most);
    return true;
  }

  function refresh(): void {
    if (read()) notify();
  }

  function change(alter: (list: readonly KeptProduct[]) => readonly KeptProduct[]): void {
    read();
    kept = alter(kept);
    text = JSON.stringify(kept);
    isStored = storage.write(key, text);
    notify();
  }

  read();
  return {
    list: () => kept,
    isStored: () => isStored,
    subscribe,
    add: (product) => change((list) => withProduct(list, product, most)),
    remove: (id) => change((list) => withoutProduct(list, id)),
    putBack: (product, place) => change((list) => withProduct(list, product, most, place)),
    replace: (products) => change(() => products.slice(0, most)),
  };
}
