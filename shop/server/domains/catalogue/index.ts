export { coloredOptions, colors } from './colors.js';
export type { Catalogue } from './catalogue.js';
export { foldedWords } from './fold-words.js';
export { listedAt } from './listing.js';
export { productUrl } from './product-json.js';
export { agreedCents } from './purchase-plans.js';
export { categoryUrl } from './slug.js';
export type { CatalogueSnapshot, SoldProduct } from './snapshot.js';
export {
  attributesInCallerWords,
  callerWords,
  isInCallerWords,
  nameAttributes,
  queryInCallerWords,
  translatedTexts,
  type Dictionary,
} from './words/index.js';
export {
  type AgreedPlan,
  catalogueCurrencies,
  inEachCurrency,
  noAmount,
  productTypeNumbers,
  productTypes,
  type CatalogueCurrency,
  type CatalogueProduct,
  type ImageSeed,
  type PriceList,
  type ProductFacts,
  type ProductSeed,
  type ProductTypeName,
  type PurchasePlanSeed,
  type SubscriptionPlan,
  type VariantSeed,
} from './types.js';
