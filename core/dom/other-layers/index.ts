export { letLayersThrough } from './modals.js';
