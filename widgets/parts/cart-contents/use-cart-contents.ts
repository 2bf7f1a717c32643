import { useMemo, useSyncExternalStore } from 'react';
import type { Cart, CartState } from '../../../core/commerce/cart/index.js';
import { cartSummaryStrings } from '../../../core/i18n/index.js';
import { useLatest } from '../../element/index.js';
import { useCart } from '../../hooks/index.js';
import type { OpenProductForm } from '../product-form-request/index.js';
import { createPermission, type PageCallbacks, type Permission } from './permission.js';
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

/**
 * The page's cart for display. `speak` announces the outcome of a change; `page` is asked before one; `openForm` shows
 * the form of a line's answers, which is an element of its own.
 */
export function useCartContents(
  speak: Speak,
  openForm: OpenProductForm,
  page: PageCallbacks = {},
): CartContents {
  const { cart, settled, status, isUpdating, isRecalculating, pendingEntryIds } = useCart();
  const store = getCartRows();
  const rows = useSyncExternalStore(store.subscribe, store.getRows, () => none);
  const latest = useLatest(page);
  const actions = useMemo(
    () =>
      createActions(
        speak,
        openForm,
        createPermission(() => latest.current),
      ),
    [speak, openForm, latest],
  );
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

function createActions(
  speak: Speak,
  openForm: OpenProductForm,
  permission: Permission,
): LineActions {
  const rows = getCartRows();
  function remove(key: string): void {
    if (permission.mayRemove(key)) void rows.remove(key, speak);
  }
  return {
    setQuantity(key, wished) {
      if (wished === 0) return remove(key);
      const quantity = permission.quantityFor(key, wished);
      if (quantity !== null) void rows.setQuantity(key, quantity, speak);
    },
    remove,
    undo: (key) => void rows.undo(key, speak),
    edit: (key, opener) => void rows.editAnswers(key, opener, speak, openForm),
    pendingInputs: createPendingInputs(),
    speak,
  };
}

const none: readonly CartRow[] = [];

/** '3 items'. */
export function countItems({ totalQuantity }: Pick<Cart, 'totalQuantity'>): string {
  return cartSummaryStrings('itemCount', { count: totalQuantity });
}
