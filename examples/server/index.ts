export type { CartJson, EntryJson } from './carts/index.js';
export {
  catalogueCurrencies,
  type Catalogue,
  type CatalogueCurrency,
  type CatalogueFilter,
  type CatalogueProduct,
  type ImageJson,
  type MoneyJson,
  type VariantJson,
} from './catalogue/index.js';
export { createServer, type ServerOptions } from './create-server.js';
export { openDatabase, type Database, type DatabaseOptions } from './database/index.js';
export {
  cartCookie,
  currencyCookie,
  Problem,
  readCurrency,
  type ProblemCode,
  type RateLimits,
} from './http/index.js';
export type { Services } from './services.js';
