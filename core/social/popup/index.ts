export { isDue, type PopupRecord } from './due.js';
export { getPopupMemory, type PopupMemory } from './memory.js';
