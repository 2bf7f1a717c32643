export type { StorefrontServices } from './services.js';
export { createStorefront, type StorefrontOptions } from './storefront.js';
