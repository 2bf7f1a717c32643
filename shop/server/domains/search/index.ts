export type { FoundCategory, SearchMatch, ShopFindings, ShopSearch } from './shop-search.js';
