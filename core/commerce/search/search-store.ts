import type { Clock } from '../../base/index.js';
import { createSuggestStore, type SuggestState, type SuggestStore } from '../../suggest/index.js';
import type { SearchClient } from './search-client.js';
import { noSuggestions, type Suggestions } from './suggestions.js';

export type SearchState = SuggestState<Suggestions>;
export type SearchStore = SuggestStore<Suggestions>;

export interface SearchStoreOptions {
  readonly client: () => SearchClient;
  readonly clock: () => Pick<Clock, 'setTimeout'>;
  /** The most products. */
  readonly limit: number;
  /** Letters from which on it searches. */
  readonly least: number;
}

/** The store of the shop's results for the words that are being typed. */
export function createSearchStore({
  client,
  clock,
  limit,
  least,
}: SearchStoreOptions): SearchStore {
  return createSuggestStore({
    ask: (text, signal) => client().suggest(text, limit, signal),
    nothing: noSuggestions,
    clock,
    least,
    where: 'search',
  });
}
