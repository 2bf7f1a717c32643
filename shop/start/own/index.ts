export { readConfig, type ShopConfig } from './config.js';
export { runShopFolder, startShopFolder, type FolderOptions } from './run-shop-folder.js';
