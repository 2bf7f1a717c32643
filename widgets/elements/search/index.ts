import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { search } from './definition.js';
import { Search } from './search.js';
import styles from './search.css?inline';

export const SearchElement: ElementClass<typeof search> = define(search, Search, {
  styles: [styles],
});
export type SearchElement = HTMLElementTagNameMap['vitrine-search'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-search': ElementOf<typeof search>;
  }
  interface VitrineEvents {
    'vitrine-search': EventsOf<typeof search>;
  }
}

export {
  search,
  type SearchProps,
  type SuggestionChosenDetail,
  type SuggestionsShownDetail,
} from './definition.js';
