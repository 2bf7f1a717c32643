import { findFocusable } from '../../../core/dom/index.js';

/** What gets the focus when the drawer closes: whoever opened it, else the page's link to the cart. */
export function findReturn(opener: HTMLElement | null | undefined): HTMLElement | null {
  if (opener?.isConnected) return opener;
  for (const link of document.querySelectorAll('vitrine-cart-pill, vitrine-cart-indicator')) {
    const found = (link.shadowRoot && findFocusable(link.shadowRoot)) ?? findFocusable(link);
    if (found?.checkVisibility()) return found;
  }
  return null;
}
