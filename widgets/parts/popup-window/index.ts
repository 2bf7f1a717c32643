export { centredFeatures, type PopupSize, type ScreenSpace } from './centred-features.js';
export { openLinkInPopup } from './open-link.js';
export { pressedLink } from './pressed-link.js';
