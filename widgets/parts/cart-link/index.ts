// What leads to the cart from elsewhere: its words, and the way to the page's drawer. No element of its own.
export { getDrawerState, type DrawerRequest } from './drawer-state.js';
export { drawerTag, findCartDrawer, openCartDrawer } from './open-cart-drawer.js';
export { pillWords, type PillWords } from './pill-words.js';
export { useDrawerOpener, type OpenerProps } from './use-drawer-opener.js';
