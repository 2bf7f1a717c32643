import { useMemo, useSyncExternalStore } from 'react';
import type { Cart, CartState } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { useCart } from '../../hooks/index.js';
import { getCartRows, type Speak } from './cart-rows.js';
import type { CartRow } from './cart-row.js';
import { createPendingInputs, type PendingInputs } from './pending-inputs.js';

/** Actions on the lines. */
export interface LineActions {
  setQuantity(key: string, quantity: number): void;
  remove(key: string): void;
  undo(key: string): void;
  edit(key: string, opener: HTMLElement): void;
  pendingInputs: PendingInputs;
  speak: Speak;
}

export interface CartContents extends Pick<
  CartState,
  'cart' | 'isUpdating' | 'isRecalculating' | 'pendingEntryIds'
> {
  /** Known includes an empty cart. An unknown cart is never shown as empty. */
  status: 'loading' | 'failed' | 'known';
  rows: readonly CartRow[];
  isEmpty: boolean;
  actions: LineActions;
}

/** The page's cart for display. `speak` announces the outcome of a change. */
export function useCartContents(speak: Speak): CartContents {
  const { cart, settled, status, isUpdating, isRecalculating, pendingEntryIds } = useCart();
  const store = getCartRows();
  const rows = useSyncExternalStore(store.subscribe, store.getRows, () => none);
  const actions = useMemo(() => createActions(speak), [speak]);
  const isKnown = settled !== null || status === 'ready';
  return {
    cart,
    rows,
    isUpdating,
    isRecalculating,
    pendingEntryIds,
    status: isKnown ? 'known' : status === 'failed' ? 'failed' : 'loading',
    isEmpty: isKnown && cart.entries.length === 0,
    actions,
  };
}

function createActions(speak: Speak): LineActions {
  const rows = getCartRows();
  return {
    setQuantity: (key, quantity) => void rows.setQuantity(key, quantity, speak),
    remove: (key) => void rows.remove(key, speak),
    undo: (key) => void rows.undo(key, speak),
    edit: (key, opener) => void rows.editAnswers(key, opener, speak),
    pendingInputs: createPendingInputs(),
    speak,
  };
}

const none: readonly CartRow[] = [];

/** '3 items'. */
export function countItems({ totalQuantity }: Pick<Cart, 'totalQuantity'>): string {
  return cartStrings('itemCount', { count: totalQuantity });
}
