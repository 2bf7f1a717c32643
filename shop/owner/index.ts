export { createOwnerPages } from './owner-pages.js';
export type { OwnerServices } from './services.js';
