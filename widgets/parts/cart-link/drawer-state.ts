import { createSubscribers } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** What the drawer is asked to do. */
export interface DrawerRequest {
  /** Gets the focus back when the drawer closes; the page's pill if it is gone by then. */
  opener?: HTMLElement | null;
  /** What was added just now; without one the shopper only wants to look. */
  message?: string;
}

/** Whether the page's drawer is open, for those who open it. */
export interface DrawerState {
  isOpen(): boolean;
  setOpen(isOpen: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function getDrawerState(): DrawerState {
  return getRuntime().shared('cart-drawer', createDrawerState);
}

function createDrawerState(): DrawerState {
  const { subscribe, notify } = createSubscribers(
    'a listener of the cart drawer',
    () => getRuntime().reporter,
  );
  let isShown = false;
  return {
    isOpen: () => isShown,
    setOpen(isOpen) {
      if (isOpen === isShown) return;
      isShown = isOpen;
      notify();
    },
    subscribe,
  };
}
