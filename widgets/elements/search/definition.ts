import type { SuggestionKind } from '../../../core/commerce/search/index.js';
import { boolean, defineWidget, event, method, number, type PropsOf } from '../../element/index.js';

export interface SuggestionsShownDetail {
  /** The typed text. */
  readonly text: string;
  /** How many suggestions are shown. */
  readonly count: number;
}

export interface SuggestionChosenDetail {
  /** The typed text. */
  readonly text: string;
  /** The kind of the chosen suggestion; `search` is an earlier search, or all results. */
  readonly kind: SuggestionKind | 'search';
  /** Its title, or the words of the search. */
  readonly title: string;
  /** The address that it leads to. */
  readonly url: string;
}

export const search = defineWidget({
  tag: 'vitrine-search',
  summary:
    "Suggestions below the page's own search form while one types: products with picture and price, categories, posts, and the last searches of this browser. Without script the form leads to the search page.",
  load: 'interaction',
  props: {
    limit: number({ fallback: 6, description: 'The most products that are suggested, 1 to 20.' }),
    minLength: number({
      fallback: 2,
      description: 'How many letters have to be typed before it searches, 1 or more.',
    }),
    noRecent: boolean({
      description: 'Keeps no searches in this browser, and shows none.',
    }),
  },
  events: {
    onSuggestionsShown: event<SuggestionsShownDetail>({
      type: 'vitrine-suggestions-shown',
      description: 'Suggestions for what was typed are shown.',
    }),
    onSuggestionChosen: event<SuggestionChosenDetail>({
      type: 'vitrine-suggestion-chosen',
      cancelable: true,
      description: 'A suggestion was pressed. A listener may prevent that its link is followed.',
    }),
  },
  methods: {
    close: method<() => void>({ description: 'Closes the suggestions; what was typed stays.' }),
    clearRecent: method<() => void>({ description: 'Forgets the last searches of this browser.' }),
  },
  slots: {
    '': 'A `<form method="get">` with a text field, which leads to the search page. The suggestions are put after it, in the page itself, since no field can refer to a list in a shadow root.',
  },
  states: {
    open: 'The suggestions are shown.',
    loading: 'An answer is on its way.',
    failed: 'The suggestions could not be loaded.',
    empty: 'Nothing was found.',
  },
  cssProperties: {
    '--vitrine-search-width':
      'Least width of the suggestions, 24rem by default; never more than the window.',
    '--vitrine-search-background': 'Background of the suggestions.',
    '--vitrine-search-color': 'Their text colour.',
    '--vitrine-search-active-background': 'Background of the suggestion that the keys are on.',
  },
});

export type SearchProps = PropsOf<typeof search>;
