export { chooseOption } from './choose-option.js';
export { optionValueStates, type OptionValueState } from './option-states.js';
export { parseProduct } from './parse-product.js';
export { currentPrice, priceRange, type Priced } from './price.js';
export type { Choices, Product, ProductImage, ProductOption, Stock, Variant } from './product.js';
export {
  isNeverSoldOut,
  productTypes,
  readProductType,
  type ProductType,
} from './product-types.js';
export {
  parseQuantity,
  quantityLimits,
  quantityProblem,
  type QuantityProblem,
  type QuantityProblemCode,
} from './quantity.js';
export { getProducts, type ProductRegistry } from './registry.js';
export {
  selectionProblem,
  type SelectionProblem,
  type SelectionProblemCode,
} from './selection-problem.js';
export { showsQuantity } from './shows-quantity.js';
export { productStatus, statusLabel, type ProductStatus } from './status.js';
export {
  hasStockForForm,
  isInStock,
  isSoldOut,
  maxQuantity,
  type Stocked,
  type StockResult,
} from './stock.js';
export type { ProductStore, Selection } from './store.js';
export { findVariant, missingOptions } from './variants.js';
