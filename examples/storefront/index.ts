export { createStorefront, type StorefrontOptions, type StorefrontServices } from './storefront.js';
