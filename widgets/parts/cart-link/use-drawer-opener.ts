import { useSyncExternalStore, type MouseEvent } from 'react';
import { followInEditor, isPlainClick } from '../../hooks/index.js';
import { getDrawerState } from './drawer-state.js';
import { findCartDrawer, openCartDrawer } from './open-cart-drawer.js';

/** Props for a link to the cart. */
export interface OpenerProps {
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

/** Props that make a link to the cart open the drawer, if `opens` is 'drawer' and the page has one. */
export function useDrawerOpener(opens: 'page' | 'drawer' | undefined): OpenerProps {
  const state = getDrawerState();
  const isOpen = useSyncExternalStore(state.subscribe, state.isOpen, () => false);
  const isOpener = opens === 'drawer' && findCartDrawer() !== null;
  return {
    ...(isOpener && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen }),
    onClick(event) {
      // The drawer may have been added after the link.
      const opener = event.currentTarget;
      const isTaken = opens === 'drawer' && isPlainClick(event) && openCartDrawer({ opener });
      if (isTaken) event.preventDefault();
      else followInEditor(event);
    },
  };
}
