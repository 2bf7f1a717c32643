import { createSubscribers, type Reporter } from '../../base/index.js';
import type { CommentsClient, WrittenComment } from './client.js';
import type { CommentTexts } from './limits.js';
import type { Comment } from './schema.js';
import type { WriteComment } from './write.js';

export interface CommentsState {
  /** Of the last read: on its way, shown, or failed. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** How many comments are public; null before the first answer. */
  readonly count: number | null;
  /** Whether the item takes new ones; null before the first answer. */
  readonly isOpen: boolean | null;
  /** Those that were read, newest first. */
  readonly comments: readonly Comment[];
  readonly hasMore: boolean;
}

/** The comments of one item or collection. */
export interface CommentsStore {
  /** Returns the same object until something changes. */
  getState(): CommentsState;
  subscribe(listener: () => void): () => void;
  /**
   * Reads the first page, or the next one. Resolves to the id of the first comment that it adds; null for none, also
   * when it failed, which the state says.
   */
  read(): Promise<string | null>;
  /**
   * Writes a comment; a public one is shown at once. After a failure whose outcome is unknown, the same texts are sent
   * under the same key, so that they are stored once. The code for it is fetched with the first comment.
   * @throws CommentError; the error of the import if that code could not be fetched.
   */
  write(typed: CommentTexts): Promise<WrittenComment>;
}

export interface CommentsStoreOptions {
  readonly client: CommentsClient;
  readonly itemId: string;
  reporter(): Reporter;
}

export function createCommentsStore({
  client,
  itemId,
  reporter,
}: CommentsStoreOptions): CommentsStore {
  const { subscribe, notify } = createSubscribers('a listener of the comments', reporter);
  let state: CommentsState = {
    status: 'loading',
    count: null,
    isOpen: null,
    comments: [],
    hasMore: false,
  };
  let cursor: string | null = null;
  let isReading = false;
  let writer: WriteComment | null = null;

  function show(changes: Partial<CommentsState>): void {
    state = { ...state, ...changes };
    notify();
  }

  return {
    getState: () => state,
    subscribe,
    async read() {
      if (isReading) return null;
      isReading = true;
      show({ status: 'loading' });
      try {
        const page = await client.read(itemId, cursor);
        // A comment of one's own is there already.
        const known = new Set(state.comments.map(({ id }) => id));
        const added = page.comments.filter(({ id }) => !known.has(id));
        cursor = page.nextPageCursor;
        show({
          status: 'ready',
          count: page.count,
          isOpen: page.isOpen,
          comments: [...state.comments, ...added],
          hasMore: cursor !== null,
        });
        return added[0]?.id ?? null;
      } catch {
        show({ status: 'failed' });
        return null;
      } finally {
        isReading = false;
      }
    },
    async write(typed) {
      // Most visitors read only.
      const { createWriter } = await import('./write.js');
      writer ??= createWriter(client, itemId);
      const written = await writer(typed);
      if (written.isPublic) {
        const { comments, count } = state;
        show({ comments: [written.comment, ...comments], count: (count ?? 0) + 1 });
      }
      return written;
    },
  };
}
