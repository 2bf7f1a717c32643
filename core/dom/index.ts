export { announce, announceIn, ensureLiveRegions } from './announce.js';
export { containFocus, FocusContainmentError, type FocusLimits } from './contain-focus.js';
export { dispatchBefore } from './dispatch-before.js';
export { findFocusable } from './focusable.js';
export { isScrollLocked, lockScroll } from './lock-scroll.js';
export { nameElement } from './name-element.js';
export { centredPlace, openPopup, type Place, type ScreenArea } from './popup-window.js';
export { closestAcrossRoots, isOutside } from './roots.js';
