import { createSubscribers, type Clock } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { SearchClient } from './search-client.js';
import { noSuggestions, type Suggestions } from './suggestions.js';

export interface SearchState {
  /** `idle`: too little was typed. While `loading`, what was found before is still there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What the suggestions are for; '' for none. */
  readonly text: string;
  readonly found: Suggestions;
}

export interface SearchStoreOptions {
  readonly client: () => SearchClient;
  readonly clock: () => Pick<Clock, 'setTimeout'>;
  /** The most products. */
  readonly limit: number;
  /** Letters from which on it searches. */
  readonly least: number;
}

/** Suggestions for what is being typed. The newest text wins; older answers are dropped and their calls aborted. */
export interface SearchStore {
  getState(): SearchState;
  /** Calls `listener` after each change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Asks once nothing more was typed for a moment; `now` asks at once. */
  type(text: string, now?: boolean): void;
  /** Drops what is under way. */
  stop(): void;
}

/** Milliseconds without typing. */
const pause = 200;
const longestText = 200;
const mostKept = 50;
const atFirst: SearchState = { status: 'idle', text: '', found: noSuggestions };

export function createSearchStore(options: SearchStoreOptions): SearchStore {
  const { client, clock, limit, least } = options;
  const { subscribe, notify } = createSubscribers(
    'a listener of the search',
    () => getRuntime().reporter,
  );
  /** Answers of this page, so that deleting a letter asks nothing. */
  const kept = new Map<string, Suggestions>();
  let state = atFirst;
  let wanted = '';
  let running = new AbortController();
  let cancel = () => {};

  function set(next: SearchState): void {
    state = next;
    notify();
  }

  function halt(): void {
    cancel();
    running.abort();
  }

  async function ask(text: string): Promise<void> {
    const { signal } = (running = new AbortController());
    try {
      const found = await client().suggest(text, limit, signal);
      if (signal.aborted) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(text, found);
      set({ status: 'ready', text, found });
    } catch (error) {
      if (signal.aborted) return;
      getRuntime().reporter.report(error, { where: 'search' });
      set({ status: 'failed', text, found: noSuggestions });
    }
  }

  return {
    getState: () => state,
    subscribe,
    type(typed, now = false) {
      const text = typed.trim().replace(/\s+/g, ' ').slice(0, longestText);
      const isAgain = text === wanted && state.status !== 'idle' && state.status !== 'failed';
      if (isAgain) return;
      halt();
      wanted = text;
      if (text.length < least) return set(atFirst);
      const known = kept.get(text);
      if (known) return set({ status: 'ready', text, found: known });
      set({ status: 'loading', text, found: state.found });
      if (now) void ask(text);
      else cancel = clock().setTimeout(() => void ask(text), pause);
    },
    stop() {
      halt();
      wanted = '';
      set(atFirst);
    },
  };
}
