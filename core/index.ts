// The part of core that an application uses; each part's own entry point (`vitrine/core/cart`, …) exports the rest.
export {
  attemptsFor,
  getCartStore,
  readFormIntent,
  CartError,
  type AddIntent,
  type AddResult,
  type Cart,
  type CartEntry,
  type CartState,
  type CartStore,
} from './commerce/cart/index.js';
export { formatMoney, parseMoney, type CurrencyCode, type Money } from './commerce/money/index.js';
export {
  getProducts,
  parseProduct,
  type Product,
  type ProductStore,
  type Variant,
} from './commerce/product/index.js';
export { NetError, VitrineError } from './net/index.js';
export { configure, getRuntime, version, type Config, type Runtime } from './runtime/index.js';
