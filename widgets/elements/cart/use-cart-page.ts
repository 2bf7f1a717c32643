import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { getCartStore, mayPageHaveCart } from '../../../core/commerce/cart/index.js';
import { useHost, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import { useCart } from '../../hooks/index.js';
import type { cart } from './definition.js';
import { loadFullCart, useFullCart, type FullCartComponent } from './use-full-cart.js';

export interface CartPage {
  /** Known includes an empty cart. An unknown cart is never shown as empty. */
  readonly status: 'loading' | 'failed' | 'known';
  /** The component for the lines; null for a cart that never had any on this page. */
  readonly FullCart: FullCartComponent | null;
  /** Fetches again what could not be fetched: the cart, or the component that shows its lines. */
  retry(): void;
}

/** The page's cart with the element's states and methods. */
export function useCartPage(heading: RefObject<HTMLElement | null>): CartPage {
  const { cart: shown, settled, status, isUpdating, isRecalculating } = useCart();
  const isRead = settled !== null || status === 'ready';
  const isEmpty = isRead && shown.entries.length === 0;
  const { FullCart, hasFailed, retry } = useFullCart(isRead && !isEmpty);
  const isKnown = isRead && (isEmpty || FullCart !== null);
  useEffect(() => {
    // Beside the read, which tells whether there are lines; a failure shows when they are needed.
    if (mayPageHaveCart()) loadFullCart().catch(() => undefined);
  }, []);
  const isFailed = hasFailed || (!isRead && status === 'failed');
  useStates({
    initialized: isKnown,
    loading: !isKnown && !isFailed,
    failed: !isKnown && isFailed,
    empty: isEmpty,
    updating: isUpdating,
    recalculating: isRecalculating,
  });
  useMethods<MethodsOf<typeof cart>>({ refresh: () => getCartStore().refresh() });
  useTakeover(isKnown, heading);
  return {
    status: isKnown ? 'known' : isFailed ? 'failed' : 'loading',
    FullCart,
    retry() {
      retry();
      void getCartStore().load();
    },
  };
}

/** Moves the focus to the heading if it was in the page's own cart or on the retry button, which are replaced. */
function useTakeover(isKnown: boolean, heading: RefObject<HTMLElement | null>): void {
  const host = useHost();
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isKnown && hadFocus.current) heading.current?.focus({ preventScroll: true });
    hadFocus.current = false;
    if (isKnown || !host) return;
    const note = () => (hadFocus.current = true);
    const forget = () => queueMicrotask(() => (hadFocus.current &&= host.matches(':focus-within')));
    hadFocus.current = host.matches(':focus-within');
    host.addEventListener('focusin', note);
    host.addEventListener('focusout', forget);
    return () => {
      host.removeEventListener('focusin', note);
      host.removeEventListener('focusout', forget);
    };
  }, [isKnown, host, heading]);
}
