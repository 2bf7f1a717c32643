import { useEffect, useSyncExternalStore } from 'react';
import { getCartStore, type CartState } from '../../core/commerce/cart/index.js';

/**
 * Returns the page's cart and loads it once; a visitor without a cart or an account causes no request (storefront §4).
 */
export function useCart(): CartState {
  const store = getCartStore();
  useEffect(() => void store.load(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
