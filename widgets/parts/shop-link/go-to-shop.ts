import type { CartPage } from '../../../core/commerce/cart/index.js';
import { isSameOrigin } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

export const loadHandOff = () => import('../hand-off/index.js');

/** Whether a link has to bring the cart along, to a page that cannot see this page's cart. */
export function isForeign(address: string): boolean {
  const here = globalThis.location;
  // A server renders the plain address.
  if (!here) return false;
  const { cartClient } = getRuntime().config;
  return Boolean(cartClient?.handOff) || !isSameOrigin(new URL(address, here.href).origin);
}

/** Leaves for a page of the shop, with the cart. Without `link`, or a network, the plain address has to do. */
export function goToShop(
  page: CartPage,
  address: string,
  { view = window, link = null }: { view?: Window; link?: HTMLAnchorElement | null } = {},
): void {
  const go = () => view.location.assign(address);
  if (!isForeign(address)) return go();
  loadHandOff().then((module) => module.goWithCart(view, { page, address }, link), go);
}
