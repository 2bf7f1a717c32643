import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { onPageReturn } from '../../../core/base/index.js';
import { getCartStore, type Cart } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { isPlainClick } from '../../hooks/index.js';
import { getCartRows } from './cart-rows.js';
import { minimumProblem } from './minimum-subtotal.js';
import type { LineActions } from './use-cart-contents.js';

/** Called before the checkout opens; false cancels. */
export type BeforeCheckout = (detail: { cart: Cart }) => boolean | void;

export interface Checkout {
  /** Whether the checkout is opening. */
  isLeaving: boolean;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

/** Opens the checkout after all changes are saved, and only with a cart that can be bought. */
export function useCheckout(
  { pendingInputs, speak }: LineActions,
  onBeforeCheckout: BeforeCheckout | undefined,
): Checkout {
  const [isLeaving, setIsLeaving] = useState(false);
  // Synchronous, because a second press may come before the next render.
  const isUnderWay = useRef(false);
  const setLeaving = useCallback((isOn: boolean) => {
    isUnderWay.current = isOn;
    setIsLeaving(isOn);
  }, []);
  useEffect(() => {
    const life = new AbortController();
    onPageReturn(() => setLeaving(false), { signal: life.signal });
    return () => life.abort();
  }, [setLeaving]);

  /** Resolves to the cart if it can be bought; otherwise shows why and resolves to null. */
  async function settle(): Promise<Cart | null> {
    const refused = countProblems();
    await getCartStore().flush();
    const { settled, cart } = getCartStore().getState();
    if (!settled || settled.entries.length === 0 || countProblems() > refused) return null;
    const problem = minimumProblem(settled, getRuntime().site.locale);
    if (problem !== null) speak(problem, { assertive: true });
    return problem === null ? cart : null;
  }

  async function leave(href: string): Promise<void> {
    setLeaving(true);
    const cart = await settle();
    if (cart && onBeforeCheckout?.({ cart }) !== false) window.location.assign(href);
    else setLeaving(false);
  }

  return {
    isLeaving,
    onClick(event) {
      const link = event.currentTarget;
      pendingInputs.applyAll();
      const invalid = findInvalidField(link);
      const { settled } = getCartStore().getState();
      const problem = settled && minimumProblem(settled, getRuntime().site.locale);
      // A new tab cannot wait for the server, so only known problems prevent it.
      if (!isPlainClick(event) && !invalid && !problem) return void getCartStore().flush();
      event.preventDefault();
      if (invalid) invalid.focus();
      else if (!isUnderWay.current) void leave(link.href);
    },
  };
}

function countProblems(): number {
  return getCartRows()
    .getRows()
    .filter(({ problem }) => problem !== null).length;
}

/** Finds an invalid quantity among the lines next to the link. */
function findInvalidField(link: HTMLElement): HTMLElement | null {
  const root = link.getRootNode() as Document | ShadowRoot;
  return root.querySelector<HTMLElement>('[data-row] [aria-invalid="true"]');
}
