export { createCatalogue, type Catalogue, type CatalogueFilter } from './catalogue.js';
export { productUrl } from './product-json.js';
export { seedCatalogue } from './seed.js';
export {
  catalogueCurrencies,
  productTypeNumbers,
  productTypes,
  type CatalogueCurrency,
  type CatalogueProduct,
  type ImageJson,
  type ImageSeed,
  type MoneyJson,
  type PriceList,
  type ProductSeed,
  type ProductTypeName,
  type SubscriptionPlan,
  type VariantJson,
  type VariantSeed,
} from './types.js';
