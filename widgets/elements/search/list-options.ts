import {
  suggestionKinds,
  type SearchState,
  type Suggestion,
} from '../../../core/commerce/search/index.js';
import { searchStrings } from '../../../core/i18n/strings/search.js';
import { isolate } from './isolate.js';
import type { SuggestionChosenDetail } from './definition.js';

/** One line of the list. */
export interface ListOption {
  readonly kind: SuggestionChosenDetail['kind'];
  readonly title: string;
  readonly url: string;
  /** Null for a search. */
  readonly suggestion: Suggestion | null;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly ListOption[];
}

interface Shown {
  readonly state: SearchState;
  /** Searches of before; they are offered while nothing is typed. */
  readonly recent: readonly string[];
  /** The address of the search page for words. */
  readonly searchUrl: (words: string) => string;
}

/** The options of the list, by groups. */
export function groupOptions({ state, recent, searchUrl }: Shown): readonly OptionGroup[] {
  const search = (title: string, words = title): ListOption => ({
    kind: 'search',
    title,
    url: searchUrl(words),
    suggestion: null,
  });
  if (state.status === 'idle') {
    const options = recent.map((words) => search(words));
    return options.length === 0 ? [] : [{ title: searchStrings('recent'), options }];
  }
  const { items } = state.found;
  const groups = suggestionKinds.map((kind) => ({
    title: searchStrings(kind),
    options: items
      .filter((item) => item.kind === kind)
      .map((suggestion) => ({
        kind,
        title: suggestion.title,
        url: suggestion.url,
        suggestion,
      })),
  }));
  const all = search(searchStrings('all', { text: isolate(state.text) }), state.text);
  return [
    ...groups.filter(({ options }) => options.length > 0),
    ...(items.length > 0 ? [{ title: '', options: [all] }] : []),
  ];
}
