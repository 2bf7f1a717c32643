export type { ShopPaths } from './paths.js';
export { runShop } from './run-shop.js';
export type { Variables } from './settings.js';
export { ShopError, type ShopErrorCode } from './shop-error.js';
export { startShop, type OpenShop, type ShopOptions } from './start-shop.js';
