export { chooseOption } from './choose-option.js';
export { fetchMissingProduct, fetchProduct, fetchProductFrom } from './fetch-product.js';
export { optionValueStates, type OptionValueState } from './option-states.js';
export { getProductClient } from './page-product-client.js';
export { parseProduct, type ParsedProduct } from './parse-product.js';
export { findPlan, planCents, priceUnder } from './plan-price.js';
export { currentPrice, priceRange, type Priced } from './price.js';
export {
  productSorts,
  type ProductClient,
  type ProductPage,
  type ProductQuery,
  type ProductSort,
} from './product-client.js';
export { createProductList, type ProductList, type ProductListState } from './product-list.js';
export { ProductError, type ProductErrorCode } from './product-error.js';
export type { Choices, Product, ProductImage, ProductOption, Stock, Variant } from './product.js';
export {
  isNeverSoldOut,
  productTypes,
  readProductType,
  type ProductType,
} from './product-types.js';
export {
  isFixedQuantity,
  parseQuantity,
  quantityLimits,
  quantityProblem,
  readQuantityRule,
  ruleForMore,
  startQuantity,
  type QuantityProblem,
  type QuantityProblemCode,
  type QuantityRule,
} from '../quantity/index.js';
export type { PlanSaving, PurchasePlan, SubscriptionPlan } from './plans.js';
export { getProducts, type ProductRegistry } from './registry.js';
export { relatedLabel } from './related-label.js';
export { savedBy } from './saved-by.js';
export { scarceQuantity } from './scarcity.js';
export {
  selectionProblem,
  type SelectionProblem,
  type SelectionProblemCode,
} from './selection-problem.js';
export { showsQuantity } from './shows-quantity.js';
export { productStatus, statusLabel, type ProductStatus } from './status.js';
export { isInStock, isSoldOut, type Stocked } from './stock.js';
export { maxQuantity } from './stock-counts.js';
export { hasStockForForm, type StockResult } from './stock-for-form.js';
export type { ProductStore, Selection } from './store.js';
export { canSubscribe, isSubscriptionUnavailable } from './subscription-plan.js';
export { variantName } from './variant-name.js';
export { findVariant, missingOptions } from './variants.js';
