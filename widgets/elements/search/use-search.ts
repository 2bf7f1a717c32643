import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { formMember } from '../../../core/base/index.js';
import {
  createSearchStore,
  getRecentSearches,
  getSearchClient,
  type SearchState,
} from '../../../core/commerce/search/index.js';
import { announce } from '../../../core/dom/index.js';
import { searchStrings } from '../../../core/i18n/strings/search.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import { useFieldEvents } from '../../parts/combobox/index.js';
import type { search, SearchProps } from './definition.js';
import { isolate } from './isolate.js';
import { groupOptions, type OptionGroup } from './list-options.js';
import { useSearchField } from './search-field.js';

export interface SearchInUse {
  readonly field: HTMLInputElement | null;
  readonly state: SearchState;
  readonly groups: readonly OptionGroup[];
  readonly isOpen: boolean;
  /** Place of the option that the keys are on, over all groups; -1 for none. */
  readonly active: number;
  readonly hasRecent: boolean;
  /** An option was pressed; false when a listener wants its link not to be followed. */
  choose(place: number): boolean;
  clearRecent(): void;
}

const nothing: readonly string[] = [];

export function useSearch(props: SearchProps): SearchInUse {
  const { limit = 6, minLength = 2, noRecent = false } = props;
  const field = useSearchField();
  const store = useMemo(
    () =>
      createSearchStore({
        client: getSearchClient,
        clock: () => getRuntime().clock,
        limit: Math.min(Math.max(Math.trunc(limit) || 1, 1), 20),
        least: Math.max(Math.trunc(minLength) || 1, 1),
      }),
    [limit, minLength],
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const memory = getRecentSearches();
  const kept = useSyncExternalStore(memory.subscribe, memory.list, memory.list);
  const recent = noRecent ? nothing : kept;
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);

  const groups = useMemo(
    () => groupOptions({ state, recent, searchUrl: (words) => searchUrl(field, words) }),
    [state, recent, field],
  );
  const options = groups.flatMap((group) => group.options);
  const isOpen = isWanted && (state.status !== 'idle' || options.length > 0);
  const isEmpty = state.status === 'ready' && state.found.items.length === 0;

  const remember = (text: string) => void (noRecent || memory.add(text));
  function close(): void {
    setWanted(false);
    setActive(-1);
  }
  function clearRecent(): void {
    memory.clear();
    announce(searchStrings('cleared'));
    field?.focus();
  }
  function choose(place: number): boolean {
    const option = options[place];
    if (!option) return false;
    const { kind, title, url } = option;
    if (props.onSuggestionChosen?.({ text: state.text, kind, title, url }) === false) return false;
    remember(state.status === 'idle' ? title : state.text);
    return true;
  }

  useFieldEvents(field, {
    isOpen,
    active,
    count: options.length,
    setActive,
    close,
    open() {
      setWanted(true);
      if (field) store.type(field.value);
    },
    type(text) {
      setActive(-1);
      setWanted(true);
      store.type(text);
    },
    submit: (text) => {
      remember(text);
      close();
    },
  });
  useEffect(() => () => store.stop(), [store]);
  useMethods<MethodsOf<typeof search>>({ close, clearRecent: () => memory.clear() });
  useStates({
    open: isOpen,
    loading: state.status === 'loading',
    failed: state.status === 'failed',
    empty: isEmpty,
  });

  const tell = useLatest(() => {
    if (!isWanted) return;
    if (state.status === 'failed') announce(searchStrings('failed'));
    if (state.status !== 'ready') return;
    const { length: count } = state.found.items;
    announce(
      count === 0
        ? searchStrings('none', { text: isolate(state.text) })
        : searchStrings('results', { count }),
    );
    props.onSuggestionsShown?.({ text: state.text, count });
  });
  useEffect(() => tell.current(), [state, tell]);

  return {
    field,
    state,
    groups,
    isOpen,
    active,
    hasRecent: state.status === 'idle' && recent.length > 0,
    choose,
    clearRecent,
  };
}

/** The address that the form would open. */
function searchUrl(field: HTMLInputElement | null, words: string): string {
  const form = field?.form;
  if (!field || !form) return '';
  const fields = new FormData(form);
  fields.set(field.name, words);
  const texts = [...fields].filter((entry): entry is [string, string] => {
    const [, value] = entry;
    return typeof value === 'string';
  });
  const url = new URL(formMember(form, 'getAttribute')('action') ?? '', document.baseURI);
  url.search = new URLSearchParams(texts).toString();
  return url.href;
}
