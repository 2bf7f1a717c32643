export { addOwnerPages } from './owner-pages.js';
