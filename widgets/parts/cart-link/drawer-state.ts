import { createSubscribers } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** A request to open the drawer. */
export interface DrawerRequest {
  /** Receives the focus when the drawer closes; the page's cart pill if it no longer exists. */
  opener?: HTMLElement | null;
  /** Text about the added item; undefined when the shopper only opens the cart. */
  message?: string;
}

/** Whether the page's drawer is open. */
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
