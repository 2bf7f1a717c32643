import { createSubscribers, type Reporter } from '../../base/index.js';
import { createIdempotencyKey } from '../../net/index.js';
import type { CommentsClient, WrittenComment } from './client.js';
import { CommentError, toCommentError } from './errors.js';
import { commentProblems, trimTexts, type CommentTexts } from './limits.js';
import type { Comment } from './schema.js';

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
   * under the same key, so that they are stored once.
   * @throws CommentError
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
  let intent = { texts: '', key: '' };

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
      const texts = trimTexts(typed);
      const problems = commentProblems(texts);
      const [first] = Object.values(problems);
      if (first !== undefined) throw new CommentError('comment-invalid', first, problems);
      const content = JSON.stringify(texts);
      if (intent.texts !== content) intent = { texts: content, key: createIdempotencyKey() };
      try {
        const written = await client.write(itemId, texts, intent.key);
        intent = { texts: '', key: '' };
        if (written.isPublic) {
          const { comments, count } = state;
          show({ comments: [written.comment, ...comments], count: (count ?? 0) + 1 });
        }
        return written;
      } catch (error) {
        throw toCommentError(error);
      }
    },
  };
}
