import { createSubscribers, type Clock } from '../base/index.js';
import { getRuntime } from '../runtime/index.js';

export interface SuggestState<Found> {
  /** `idle`: too little was typed. While `loading`, what was found before is still there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The text that the suggestions are for; '' for none. */
  readonly text: string;
  readonly found: Found;
}

export interface SuggestStoreOptions<Found> {
  readonly ask: (text: string, signal: AbortSignal) => Promise<Found>;
  /** The result before the first question. */
  readonly nothing: Found;
  readonly clock: () => Pick<Clock, 'setTimeout'>;
  /** Letters from which on it asks. */
  readonly least: number;
  /** The context that the answer also depends on, such as the country; none by default. */
  readonly scope?: () => string;
  /** The store's name in a report. */
  readonly where: string;
}

/** Suggestions for what is being typed. The newest text wins; older answers are dropped and their calls aborted. */
export interface SuggestStore<Found> {
  getState(): SuggestState<Found>;
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

export function createSuggestStore<Found>(
  options: SuggestStoreOptions<Found>,
): SuggestStore<Found> {
  const { clock, least, nothing, where, scope = () => '' } = options;
  const { subscribe, notify } = createSubscribers(
    `a listener of the ${where}`,
    () => getRuntime().reporter,
  );
  const atFirst: SuggestState<Found> = { status: 'idle', text: '', found: nothing };
  /** Answers of this page by scope and text, so that deleting a letter asks nothing. */
  const kept = new Map<string, Found>();
  let state = atFirst;
  let wanted = '';
  let running = new AbortController();
  let cancel = () => {};

  function set(next: SuggestState<Found>): void {
    state = next;
    notify();
  }

  function halt(): void {
    cancel();
    running.abort();
  }

  async function ask(text: string, key: string): Promise<void> {
    const { signal } = (running = new AbortController());
    try {
      const found = await options.ask(text, signal);
      if (signal.aborted) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, found);
      set({ status: 'ready', text, found });
    } catch (error) {
      if (signal.aborted) return;
      getRuntime().reporter.report(error, { where });
      set({ status: 'failed', text, found: nothing });
    }
  }

  return {
    getState: () => state,
    subscribe,
    type(typed, now = false) {
      const text = typed.trim().replace(/\s+/g, ' ').slice(0, longestText);
      const key = `${scope()}\n${text}`;
      const isAgain = key === wanted && state.status !== 'idle' && state.status !== 'failed';
      if (isAgain) return;
      halt();
      wanted = key;
      if (text.length < least) return set(atFirst);
      const known = kept.get(key);
      if (known) return set({ status: 'ready', text, found: known });
      set({ status: 'loading', text, found: state.found });
      if (now) void ask(text, key);
      else cancel = clock().setTimeout(() => void ask(text, key), pause);
    },
    stop() {
      halt();
      wanted = '';
      set(atFirst);
    },
  };
}
