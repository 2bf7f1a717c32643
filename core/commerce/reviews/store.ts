import { createSubscribers, type Reporter } from '../../base/index.js';
import { NetError } from '../../net/index.js';
import type { PageQuery, ReviewsClient } from './client.js';
import type { Review, ReviewQuery, ReviewSummary } from './review.js';

/** The reviews and the state of the request for them. */
export interface ShownReviews {
  readonly query: ReviewQuery;
  readonly summary: ReviewSummary;
  readonly matching: number;
  readonly reviews: readonly Review[];
  readonly hasMore: boolean;
}

export interface ReviewsState {
  /** The latest request. */
  readonly query: ReviewQuery;
  /** Whether the response to `query` is pending, shown, or has failed. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Stays until a newer response arrives. */
  readonly shown: ShownReviews | null;
  readonly more: 'idle' | 'loading' | 'failed';
}

/** The reviews of one product. */
export interface ReviewsStore {
  /** Returns the same object until something changes. */
  getState(): ReviewsState;
  subscribe(listener: () => void): () => void;
  /** Reads the first page unless it is known; never rejects. */
  load(): Promise<void>;
  /**
   * Requests another order or rating. Resolves to the resulting state; null when that failed or a newer request
   * replaced it.
   */
  ask(changes: Partial<ReviewQuery>): Promise<ShownReviews | null>;
  /** Retries the failed request. */
  retry(): Promise<ShownReviews | null>;
  /** Adds the next page. Resolves to the id of its first review; null when there is none. */
  showMore(): Promise<string | null>;
  dispose(): void;
}

export interface ReviewsStoreOptions extends Pick<PageQuery, 'sources' | 'limit' | 'sort'> {
  readonly client: ReviewsClient;
  readonly productId: string;
  reporter(): Reporter;
}

export function createReviewsStore(options: ReviewsStoreOptions): ReviewsStore {
  const { client, productId, sources, limit, sort } = options;
  const { subscribe, notify, clear } = createSubscribers(
    'a listener of the reviews',
    options.reporter,
  );
  let state: ReviewsState = {
    query: { sort, rating: null },
    status: 'loading',
    shown: null,
    more: 'idle',
  };
  let nextCursor: string | null = null;
  /** The current call. A newer one aborts it, and its response is ignored. */
  let call: AbortController | null = null;

  function show(changes: Partial<ReviewsState>): void {
    state = { ...state, ...changes };
    notify();
  }

  /** Resolves to null when it failed, which `onFailure` shows, or when a newer request replaced it. */
  async function read(cursor: string | null, onFailure: () => void) {
    call?.abort();
    const own = (call = new AbortController());
    try {
      const query = { ...state.query, sources, limit, cursor };
      const page = await client.read(productId, query, own.signal);
      if (call !== own) return null;
      nextCursor = page.nextCursor;
      return page;
    } catch (error) {
      if (call !== own) return null;
      if (!isPassing(error)) options.reporter().report(error, { where: 'reviews' });
      onFailure();
      return null;
    } finally {
      if (call === own) call = null;
    }
  }

  async function ask(changes: Partial<ReviewQuery>): Promise<ShownReviews | null> {
    const query = { ...state.query, ...changes };
    show({ query, status: 'loading', more: 'idle' });
    const page = await read(null, () => show({ status: 'failed' }));
    if (!page) return null;
    const { summary, matching, reviews } = page;
    const shown = { query, summary, matching, reviews, hasMore: page.nextCursor !== null };
    show({ status: 'ready', shown });
    return shown;
  }

  return {
    getState: () => state,
    subscribe,
    async load() {
      if (!state.shown && !call && state.status === 'loading') await ask({});
    },
    ask,
    retry: () => ask({}),
    async showMore() {
      const { shown, status } = state;
      if (!shown?.hasMore || status !== 'ready' || call) return null;
      show({ more: 'loading' });
      const page = await read(nextCursor, () => show({ more: 'failed' }));
      if (!page) return null;
      // A review written meanwhile may have moved others to this page, so duplicates are dropped.
      const known = new Set(shown.reviews.map(({ id }) => id));
      const added = page.reviews.filter(({ id }) => !known.has(id));
      show({
        more: 'idle',
        shown: {
          ...shown,
          summary: page.summary,
          matching: page.matching,
          reviews: [...shown.reviews, ...added],
          hasMore: page.nextCursor !== null,
        },
      });
      return added[0]?.id ?? null;
    },
    dispose() {
      call?.abort();
      call = null;
      clear();
    },
  };
}

/** Temporary failures, which are not reported. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof NetError &&
    ['offline', 'timeout', 'aborted', 'rate-limited'].includes(error.code)
  );
}
