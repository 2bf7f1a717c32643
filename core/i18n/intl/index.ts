export { keyOf, remember } from './cache.js';
