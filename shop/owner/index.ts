export { ownerBodies } from './large-bodies.js';
export { addOwnerPages } from './owner-pages.js';
