export type { StorefrontServices } from './services.js';
export { createStorefront } from './storefront.js';
