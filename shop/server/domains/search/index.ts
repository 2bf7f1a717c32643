export {
  createShopSearch,
  type FoundCategory,
  type SearchMatch,
  type ShopFindings,
  type ShopSearch,
} from './shop-search.js';
