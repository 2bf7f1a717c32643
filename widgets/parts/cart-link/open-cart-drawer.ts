import { getRuntime } from '../../../core/runtime/index.js';
import type { DrawerRequest } from './drawer-state.js';

export const drawerTag = 'vitrine-cart-drawer';

/** The page's drawer; null when it has none, and then the cart is a page. */
export function findCartDrawer(): HTMLElement | null {
  return document.querySelector<HTMLElement>(drawerTag);
}

/**
 * Opens the page's cart drawer. Answers false when there is none. One that is not loaded yet is fetched and opened
 * then. `message` says what was added; `opener` gets the focus back.
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
