export { announce, ensureLiveRegions } from './announce.js';
export { findFocusable } from './focusable.js';
export { closestAcrossRoots, isOutside } from './roots.js';
