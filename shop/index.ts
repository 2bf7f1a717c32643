/**
 * A whole shop (`vitrine-shop`), for Node. `runShopFolder` and `startShop` open one in one call; `openDatabase`,
 * `createServer` and `createStorefront` are its parts, for a program of one's own.
 */
export {
  createStorefront,
  readConfig,
  runShop,
  runShopFolder,
  ShopError,
  startShop,
  startShopFolder,
  type FolderOptions,
  type OpenShop,
  type ShopConfig,
  type ShopErrorCode,
  type ShopOptions,
  type StorefrontOptions,
} from './start/index.js';
export { pageGroups, type PageGroup, type ShopSite } from './pages/index.js';
export {
  coloredOptions,
  colors,
  createServer,
  FurtherStep,
  googlePlaces,
  openDatabase,
  PaymentError,
  type ContentSeed,
  type Database,
  type FormJson,
  type PaymentProvider,
  type PlacesProvider,
  type ProductSeed,
  type ReviewSeed,
  type RunningExperiment,
  type ServerOptions,
  type Services,
  type ShopTerms,
  type ShopWords,
} from './server/index.js';
