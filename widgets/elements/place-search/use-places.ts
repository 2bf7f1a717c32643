import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../../core/dom/index.js';
import { placeSearchStrings } from '../../../core/i18n/strings/place-search.js';
import {
  getPlacesClient,
  noPlaces,
  type FoundPlaces,
  type PlaceSuggestion,
} from '../../../core/places/index.js';
import { createIdempotencyKey } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { createSuggestStore, type SuggestState } from '../../../core/suggest/index.js';
import {
  useLatest,
  useMethods,
  useSlotted,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { useFieldEvents } from '../../parts/combobox/index.js';
import { countryOf, fillAddress, groupOf } from './address-controls.js';
import type { placeSearch, PlaceSearchProps } from './definition.js';

export interface PlacesInUse {
  readonly field: HTMLInputElement | null;
  readonly state: SuggestState<FoundPlaces>;
  readonly isOpen: boolean;
  /** Place of the suggestion that the keys are on; -1 for none. */
  readonly active: number;
  choose(suggestion: PlaceSuggestion): void;
}

export function usePlaces(props: PlaceSearchProps): PlacesInUse {
  const { productPage = '', productSection = '', minLength = 3 } = props;
  const field = useField();
  // Read before the list turns the field's `autocomplete` off.
  const group = useMemo(() => (field ? groupOf(field) : ''), [field]);
  /** A new one after each choice. */
  const session = useRef('');
  const latestField = useLatest(field);
  const latestGroup = useLatest(group);
  const callOf = useLatest(() => {
    session.current ||= createIdempotencyKey();
    return { productPage, productSection, sessionToken: session.current };
  });
  const store = useMemo(() => {
    const country = () =>
      latestField.current ? countryOf(latestField.current, latestGroup.current) : '';
    return createSuggestStore<FoundPlaces>({
      ask: (text, signal) => getPlacesClient().suggest(text, country(), callOf.current(), signal),
      scope: country,
      nothing: noPlaces,
      clock: () => getRuntime().clock,
      least: Math.max(Math.trunc(minLength) || 1, 1),
      where: 'search of places',
    });
  }, [minLength, latestField, latestGroup, callOf]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const choosing = useRef<AbortController>(null);
  const { suggestions } = state.found;
  const isOpen = isWanted && suggestions.length > 0;

  function close(): void {
    setWanted(false);
    setActive(-1);
  }

  async function choose({ placeId, title, detail }: PlaceSuggestion): Promise<void> {
    if (!field) return;
    close();
    choosing.current?.abort();
    const { signal } = (choosing.current = new AbortController());
    try {
      const place = await getPlacesClient().details(placeId, callOf.current(), signal);
      session.current = '';
      if (signal.aborted || props.onPlaceChosen?.(place) === false) return;
      const next = fillAddress(field, group, place);
      store.stop();
      announce(placeSearchStrings('filled', { address: `${title}, ${detail}` }));
      next.focus();
    } catch (error) {
      if (signal.aborted) return;
      getRuntime().reporter.report(error, { where: 'search of places' });
      announce(placeSearchStrings('failed'));
    }
  }

  useFieldEvents(field, {
    isOpen,
    active,
    count: suggestions.length,
    setActive,
    close,
    open() {
      setWanted(true);
    },
    type(text) {
      choosing.current?.abort();
      setActive(-1);
      setWanted(true);
      store.type(text);
    },
    submit: close,
  });
  useEffect(
    () => () => {
      choosing.current?.abort();
      store.stop();
    },
    [store],
  );
  useMethods<MethodsOf<typeof placeSearch>>({ close });
  useStates({
    open: isOpen,
    loading: state.status === 'loading',
    failed: state.status === 'failed',
  });

  const tell = useLatest(() => {
    if (!isWanted) return;
    if (state.status === 'failed') announce(placeSearchStrings('failed'));
    if (state.status !== 'ready') return;
    announce(placeSearchStrings(suggestions.length === 0 ? 'none' : 'shown'));
  });
  useEffect(() => tell.current(), [state, tell]);

  return { field, state, isOpen, active, choose: (suggestion) => void choose(suggestion) };
}

/** The page's field; null while there is none. */
function useField(): HTMLInputElement | null {
  const selector = 'input:is([type="text"], [type="search"], :not([type]))';
  for (const child of useSlotted()) {
    const found = child.matches(selector) ? child : child.querySelector(selector);
    if (found instanceof HTMLInputElement) return found;
  }
  return null;
}
