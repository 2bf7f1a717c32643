import { useCallback, useSyncExternalStore } from 'react';
import type { ProductStore, Selection } from '../../core/commerce/product/index.js';
import { useHost } from '../element/index.js';
import { findProductStore, subscribeToProduct } from './product-context.js';

export interface ProductInUse {
  /** Where choices are made. */
  store: ProductStore;
  /** What is chosen now. */
  selection: Selection;
}

/**
 * The product named by `productId`, or that of the nearest `vitrine-product` when it is empty or null.
 * Null until the product's data is there; renders again when the selection changes.
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

/** On a server there is no page to find a product in. */
const readNothing = () => null;
