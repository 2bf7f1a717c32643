export { announce, announceIn, ensureLiveRegions } from './announce.js';
export { dispatchBefore } from './dispatch-before.js';
export { findFocusable } from './focusable.js';
export { lockScroll } from './lock-scroll.js';
export { nameElement } from './name-element.js';
export { closestAcrossRoots, isOutside } from './roots.js';
