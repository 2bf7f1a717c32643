export { openLinkInPopup } from './open-link.js';
export { pressedLink } from './pressed-link.js';
