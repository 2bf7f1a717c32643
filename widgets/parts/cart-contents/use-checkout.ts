import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { onPageReturn } from '../../../core/base/index.js';
import { checkoutPath, getCartStore, type Cart } from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { EventCallback } from '../../element/index.js';
import { isPlainClick } from '../../hooks/index.js';
import type { CheckoutDetail } from '../page-events/index.js';
import { goToShop, shopLink, type ShopLinkProps } from '../shop-link/index.js';
import { getCartRows } from './cart-rows.js';
import { minimumProblem } from './minimum-subtotal.js';
import type { LineActions } from './use-cart-contents.js';

/** Called before the checkout opens; false cancels. */
export type BeforeCheckout = EventCallback<CheckoutDetail>;

export interface Checkout {
  /** Whether the checkout is opening. */
  isLeaving: boolean;
  link: ShopLinkProps;
}

/** Opens the checkout after all changes are saved, and only with a cart that can be bought. */
export function useCheckout(
  { pendingInputs, speak }: LineActions,
  href: string | undefined,
  onBeforeLeave: BeforeCheckout | undefined,
): Checkout {
  const link = shopLink('checkout', href || checkoutPath);
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

  async function leave(anchor: HTMLAnchorElement): Promise<void> {
    setLeaving(true);
    const cart = await settle();
    const planned = new URL(link.href, document.baseURI).href;
    const detail = cart && { kind: 'checkout' as const, cart, address: planned };
    if (!detail || onBeforeLeave?.(detail) === false) return setLeaving(false);
    const { address } = detail;
    goToShop('checkout', address, { link: address === planned ? anchor : null });
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>): void {
    const anchor = event.currentTarget;
    pendingInputs.applyAll();
    const invalid = findInvalidField(anchor);
    const { settled } = getCartStore().getState();
    const problem = settled && minimumProblem(settled, getRuntime().site.locale);
    // A new tab cannot wait for the server, so only known problems prevent it.
    if (!isPlainClick(event) && !invalid && !problem) {
      void getCartStore().flush();
      link.onClick(event);
      return;
    }
    event.preventDefault();
    if (invalid) invalid.focus();
    else if (!isUnderWay.current) void leave(anchor);
  }

  return { isLeaving, link: { ...link, onClick } };
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
