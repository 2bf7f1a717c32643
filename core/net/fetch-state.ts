import { createSubscribers, type Reporter } from '../base/index.js';

/** "Pending, then success (data stored) or failed (error stored …)" (platform §4). */
export type FetchState<Data> =
  | { readonly status: 'pending' }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

export interface FetchStateOptions<Data> {
  /** Is to stop when the signal aborts: a newer `run`, or `dispose`. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly onError?: (error: unknown) => void;
  readonly reporter: () => Pick<Reporter, 'report'>;
  /** Names the call in reports. */
  readonly where: string;
}

export interface FetchStore<Data> {
  /** The present state, the same object until it changes. */
  getState(): FetchState<Data>;
  /** Calls `listener` after each change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Begins again; a pending response is dropped. Resolves when this load has ended, and never rejects. */
  run(): Promise<void>;
  /** An answer that comes later changes and reports nothing. */
  dispose(): void;
}

/** The state of one call, which begins at once. It stores a failure, passes it to `onError` and reports it once. */
export function createFetchState<Data>(options: FetchStateOptions<Data>): FetchStore<Data> {
  const { load, onError, reporter, where } = options;
  const listeners = createSubscribers(`a listener of ${where}`, reporter);
  let state: FetchState<Data> = { status: 'pending' };
  let current: AbortController | null = null;
  let isDisposed = false;

  function set(next: FetchState<Data>): void {
    state = next;
    listeners.notify();
  }

  async function run(): Promise<void> {
    if (isDisposed) return;
    current?.abort();
    const own = (current = new AbortController());
    if (state.status !== 'pending') set({ status: 'pending' });
    try {
      const data = await load(own.signal);
      if (!own.signal.aborted) set({ status: 'success', data });
    } catch (error) {
      if (own.signal.aborted) return;
      set({ status: 'failed', error });
      reporter().report(error, { where });
      tell(error);
    }
  }

  function tell(error: unknown): void {
    try {
      onError?.(error);
    } catch (problem) {
      reporter().report(problem, { where: `onError of ${where}` });
    }
  }

  void run();
  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    run,
    dispose() {
      isDisposed = true;
      current?.abort();
      listeners.clear();
    },
  };
}
