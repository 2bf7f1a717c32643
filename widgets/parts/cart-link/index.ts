// Links to the cart: their texts, and opening the page's drawer. Not an element.
export { getDrawerState } from './drawer-state.js';
export type { DrawerRequest } from '../page-drawer/index.js';
export { openCartDrawer } from './open-cart-drawer.js';
export { pillWords, type PillWords } from './pill-words.js';
export { useCartLink, type CartLinkProps } from './use-cart-link.js';
