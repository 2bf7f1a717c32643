/** The pages of a shop (`vitrine/storefront`), as an app of hono to mount after the API of `vitrine/server`. */
export type { StorefrontServices } from './services.js';
export { createStorefront, type StorefrontOptions } from './storefront.js';
