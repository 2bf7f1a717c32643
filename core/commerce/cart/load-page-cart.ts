import type * as PageCart from './page-cart.js';

let pageCart: typeof PageCart | null = null;

/** The code of the page's cart, which is fetched apart from the buttons; null until it is there. */
export const getPageCart = (): typeof PageCart | null => pageCart;

export const loadPageCart = async (): Promise<typeof PageCart> =>
  (pageCart ??= await import('./page-cart.js'));
