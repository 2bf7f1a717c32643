import { findFocusable } from '../../../core/dom/index.js';

/** The element to focus when the drawer closes: its opener, or the page's link to the cart. */
export function findReturnFocus(opener: HTMLElement | null | undefined): HTMLElement | null {
  if (opener?.isConnected) return opener;
  for (const link of document.querySelectorAll('vitrine-cart-pill, vitrine-cart-indicator')) {
    const found = (link.shadowRoot && findFocusable(link.shadowRoot)) ?? findFocusable(link);
    if (found?.checkVisibility()) return found;
  }
  return null;
}
