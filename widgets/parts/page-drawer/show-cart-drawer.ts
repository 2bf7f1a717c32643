// Loaded with the first opening.
import { isCanceled, runAction } from '../../../core/runtime/index.js';
import type { DrawerRequest } from './drawer-request.js';
import { cartDrawerTag, findCartDrawer } from './find-cart-drawer.js';

export interface OpenResult {
  /** False when a listener or the page's own action has prevented it. */
  readonly isOpen: boolean;
}

declare module '../../../core/runtime/page-actions.js' {
  interface PageActions {
    openCart(input: DrawerRequest): Promise<OpenResult>;
  }
}

/** Opens the page's drawer, or what the page has put in its place. */
export async function openCart(request: DrawerRequest): Promise<OpenResult> {
  try {
    return { isOpen: true, ...(await runAction('openCart', request, showCartDrawer)) };
  } catch (error) {
    if (isCanceled(error)) return { isOpen: false };
    throw error;
  }
}

async function showCartDrawer(request: DrawerRequest): Promise<OpenResult> {
  const drawer = findCartDrawer();
  const page: { vitrine?: { load(tag: string): Promise<boolean> } | undefined } = globalThis;
  if (drawer && !customElements.get(cartDrawerTag)) {
    void page.vitrine?.load(cartDrawerTag);
    await customElements.whenDefined(cartDrawerTag);
  }
  return { isOpen: Boolean(await drawer?.open(request)) };
}
