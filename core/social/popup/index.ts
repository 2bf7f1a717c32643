export { isConsentAsked } from './consent.js';
export { isDue, type PopupRecord } from './due.js';
export { mayInterrupt, type Moment } from './interruption.js';
export { getPopupMemory, type PopupMemory } from './memory.js';
export { onMoment, readMoment } from './moment.js';
