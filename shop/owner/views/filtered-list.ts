import { locale } from '../../pages/site.js';
import { toAddress } from '../../pages/views/address.js';
import { withQuery } from '../../pages/views/with-query.js';

interface FilteredList<Filter extends string> {
  /** Of the list, without a query. */
  readonly path: string;
  /** Null shows all. */
  readonly filter: Filter | null;
  /** How many there are in all. */
  readonly all: number;
  readonly filters: readonly {
    readonly name: Filter;
    readonly title: string;
    readonly count: number;
  }[];
  readonly isFirst: boolean;
  readonly nextPageCursor: string | null;
  /** The label of the field, and what it has; a search looks in all states. */
  readonly search: { readonly label: string; readonly text: string };
}

/**
 * The tabs of a list that is filtered by `?state=`, each with its count, its search by `?q=`, and the links to its other
 * pages.
 */
export function filteredListView<Filter extends string>(list: FilteredList<Filter>) {
  const { path, filter, all, filters, isFirst, nextPageCursor, search } = list;
  const link = (state: Filter | null, cursor: string | null = null, q = '') => ({
    url: toAddress(withQuery(path, { state, q, cursor })),
  });
  const tab = (title: string, count: number, state: Filter | null) => ({
    title: `${title} (${count.toLocaleString(locale)})`,
    ...link(state),
    isCurrent: state === filter && search.text === '',
  });
  return {
    tabs: [
      tab('All', all, null),
      ...filters.map(({ name, title, count }) => tab(title, count, name)),
    ],
    search: {
      ...search,
      ...link(null),
      state: null,
      clear: search.text === '' ? null : link(null),
    },
    newest: isFirst ? null : link(filter, null, search.text),
    next: nextPageCursor === null ? null : link(filter, nextPageCursor, search.text),
  };
}
