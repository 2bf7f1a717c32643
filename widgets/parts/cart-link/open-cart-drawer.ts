import { getRuntime } from '../../../core/runtime/index.js';
import type { DrawerRequest } from './drawer-state.js';

const drawerTag = 'vitrine-cart-drawer';

/** Finds the page's drawer; null if there is none, and the cart is a page. */
export function findCartDrawer(): HTMLElement | null {
  return document.querySelector<HTMLElement>(drawerTag);
}

/**
 * Opens the page's cart drawer, loading it if necessary. Returns false if there is none. `message` is the text about
 * the added item; `opener` receives the focus on close.
 */
export function openCartDrawer(request: DrawerRequest): boolean {
  const drawer = findCartDrawer();
  if (!drawer) return false;
  void openWhenDefined(drawer, request);
  return true;
}

async function openWhenDefined(drawer: HTMLElement, request: DrawerRequest): Promise<void> {
  const page: { vitrine?: { load(tag: string): Promise<boolean> } | undefined } = globalThis;
  if (!customElements.get(drawerTag)) {
    void page.vitrine?.load(drawerTag);
    await customElements.whenDefined(drawerTag);
  }
  try {
    if ('open' in drawer && typeof drawer.open === 'function') await drawer.open(request);
  } catch (error) {
    getRuntime().reporter.report(error, { where: drawerTag });
  }
}
