import { getRuntime } from '../../../core/runtime/index.js';
import { findCartDrawer, type DrawerRequest } from '../page-drawer/index.js';

/** Whether something of the page opens for the cart: a drawer, or what the page has put in its place. */
export function hasCartDrawer(): boolean {
  return Boolean(getRuntime().config.actions.openCart ?? findCartDrawer());
}

/**
 * Opens the page's cart drawer, loading it if necessary. Returns false if there is none. `message` is the text about
 * the added item; `opener` receives the focus on close.
 */
export function openCartDrawer(request: DrawerRequest): boolean {
  const isThere = hasCartDrawer();
  if (isThere) {
    import('../page-drawer/index.js')
      .then((module) => module.openCart(request))
      .catch((error: unknown) => getRuntime().reporter.report(error, { where: 'the cart drawer' }));
  }
  return isThere;
}
