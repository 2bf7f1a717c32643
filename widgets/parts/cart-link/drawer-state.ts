import { createSubscribers } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

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
