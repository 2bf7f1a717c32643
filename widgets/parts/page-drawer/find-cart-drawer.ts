import type { DrawerRequest } from './drawer-request.js';

/** The drawer once it is defined. */
interface CartDrawer extends HTMLElement {
  open(request: DrawerRequest): Promise<boolean>;
  close(): Promise<void>;
}

export const cartDrawerTag = 'vitrine-cart-drawer';

/** Finds the page's drawer; null if there is none, and the cart is a page. */
export function findCartDrawer(): CartDrawer | null {
  return document.querySelector<CartDrawer>(cartDrawerTag);
}
