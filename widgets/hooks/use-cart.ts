import { useEffect, useSyncExternalStore } from 'react';
import { getCartStore, type CartState } from '../../core/commerce/cart/index.js';

/** The page's cart. Asks for it once; a shopper without a cart or an account costs no request (storefront §4). */
export function useCart(): CartState {
  const store = getCartStore();
  useEffect(() => void store.load(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
