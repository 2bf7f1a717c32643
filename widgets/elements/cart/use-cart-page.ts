import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { getCartStore } from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { useCartContents, type CartContents } from '../../parts/cart-contents/index.js';
import { useHost, useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { cart, CartProps } from './definition.js';

/** The page's cart with the element's states, events and methods. */
export function useCartPage(
  props: CartProps,
  heading: RefObject<HTMLElement | null>,
): CartContents {
  const contents = useCartContents(announce, props);
  const { status, isEmpty, isUpdating, isRecalculating } = contents;
  useStates({
    initialized: status === 'known',
    loading: status === 'loading',
    failed: status === 'failed',
    empty: isEmpty,
    updating: isUpdating,
    recalculating: isRecalculating,
  });
  useMethods<MethodsOf<typeof cart>>({ refresh: () => getCartStore().refresh() });
  useRecalculationEvents(isRecalculating, props);
  useTakeover(status === 'known', heading);
  return contents;
}

/** Dispatches the events before and after form-field updates of a cart entry (storefront §4). */
function useRecalculationEvents(isRecalculating: boolean, props: CartProps): void {
  const latest = useLatest(props);
  const was = useRef(false);
  useEffect(() => {
    if (was.current === isRecalculating) return;
    was.current = isRecalculating;
    if (isRecalculating) latest.current.onRecalculationStarted?.();
    else latest.current.onRecalculationEnded?.();
  }, [isRecalculating, latest]);
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
