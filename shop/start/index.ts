/** A whole shop in one call: the database, the server, the pages, and the port they answer on. */
export {
  readConfig,
  runShopFolder,
  startShopFolder,
  type FolderOptions,
  type ShopConfig,
} from './own/index.js';
export { createStorefront, type StorefrontOptions } from './create-storefront.js';
export { runShop } from './run-shop.js';
export { ShopError, type ShopErrorCode } from './shop-error.js';
export { startShop, type OpenShop, type ShopOptions } from './start-shop.js';
