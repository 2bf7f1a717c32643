export { highlight, type TextPiece } from './highlight.js';
export { getSearchClient } from './page-search-client.js';
export { getRecentSearches, type RecentSearches } from './recent-searches.js';
export { searchByProducts, type SearchClient } from './search-client.js';
export { createSearchStore, type SearchState, type SearchStore } from './search-store.js';
export {
  suggestionKinds,
  type Suggestion,
  type SuggestionKind,
  type Suggestions,
} from './suggestions.js';
