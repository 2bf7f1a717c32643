import { useCallback, useSyncExternalStore } from 'react';
import type { ProductStore, Selection } from '../../core/commerce/product/index.js';
import { useHost } from '../element/index.js';
import { findProductStore, subscribeToProduct } from './product-context.js';

export interface ProductInUse {
  /** Changes the selection. */
  store: ProductStore;
  /** The current selection. */
  selection: Selection;
}

/**
 * Returns the product named by `productId`, or that of the nearest `vitrine-product` if it is empty or null. Null until
 * the product's data are there; renders again when the selection changes.
 */
export function useProduct(productId: string | null): ProductInUse | null {
  const host = useHost();
  const subscribe = useCallback(
    (listener: () => void) => subscribeToProduct(host, productId, listener),
    [host, productId],
  );
  const readSelection = () => findProductStore(host, productId)?.getState() ?? null;
  const selection = useSyncExternalStore(subscribe, readSelection, readNothing);
  const store = findProductStore(host, productId);
  return store && selection ? { store, selection } : null;
}

/** A server has no page to find a product in. */
const readNothing = () => null;
