// The page's cart drawer as others find and open it. Not an element.
export type { DrawerRequest } from './drawer-request.js';
export { findCartDrawer } from './find-cart-drawer.js';
export { openCart, type OpenResult } from './show-cart-drawer.js';
