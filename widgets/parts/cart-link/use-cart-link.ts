import { useSyncExternalStore } from 'react';
import { cartPath } from '../../../core/commerce/cart/index.js';
import { useHost } from '../../element/index.js';
import { isPlainClick } from '../../hooks/index.js';
import { shopLink, type ShopLinkProps } from '../shop-link/index.js';
import { getDrawerState } from './drawer-state.js';
import { hasCartDrawer, openCartDrawer } from './open-cart-drawer.js';

/** Props of a link to the cart. */
export interface CartLinkProps extends ShopLinkProps {
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

export interface CartLinkOptions {
  /** Empty is the address of the link inside the element, else the shop's cart page. */
  href?: string | undefined;
  opens?: 'page' | 'drawer' | undefined;
}

/** A link to the cart, which opens the drawer instead if `opens` is 'drawer' and the page has one. */
export function useCartLink({ href, opens }: CartLinkOptions): CartLinkProps {
  const host = useHost();
  const state = getDrawerState();
  const isOpen = useSyncExternalStore(state.subscribe, state.isOpen, () => false);
  const link = shopLink('cart', href || linkInside(host) || cartPath);
  if (opens !== 'drawer') return link;
  const isOpener = hasCartDrawer();
  return {
    ...link,
    ...(isOpener && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }),
    onClick(event) {
      // The drawer may have been added after the link.
      const opener = event.currentTarget;
      if (isPlainClick(event) && openCartDrawer({ opener })) event.preventDefault();
      else link.onClick(event);
    },
  };
}

/** The page's own link, which is there without script. */
function linkInside(host: HTMLElement | null): string | null {
  return host?.querySelector('a[href]')?.getAttribute('href') ?? null;
}
