export { addButtonLabel } from './add-button-label.js';
export {
  noMoney,
  type ContentPrice,
  type ContentVariant,
  type StructuredContent,
  type WrittenMoney,
} from './content.js';
export { hasOptions, variantOptions } from './options.js';
export {
  fromPrice,
  hasSalePrice,
  hasVariedPrices,
  isOnSale,
  normalPrice,
  salePrice,
  subscriptionPrices,
} from './prices.js';
export { hasVariants, isSoldOut } from './stock.js';
