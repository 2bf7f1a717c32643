export { ownerBodies } from './large-bodies.js';
export { addOwnerPages } from './owner-pages.js';
export type { OwnerServices } from './services.js';
