import type { Http } from '../../net/index.js';
import type { CommentTexts } from './limits.js';
import { commentsPath } from './paths.js';
import { commentSchemas, type Comment } from './schema.js';

export interface CommentPage {
  /** How many comments are public. */
  readonly count: number;
  /** Whether the item takes new ones. */
  readonly isOpen: boolean;
  /** Newest first. */
  readonly comments: readonly Comment[];
  readonly nextPageCursor: string | null;
}

export interface WrittenComment {
  readonly comment: Comment;
  /** False while it waits for the owner. */
  readonly isPublic: boolean;
}

/** The calls about comments. Each rejects with a NetError. */
export interface CommentsClient {
  read(itemId: string, cursor: string | null): Promise<CommentPage>;
  /** @param key Names the intent: a repeat under it is stored once. */
  write(itemId: string, texts: CommentTexts, key: string): Promise<WrittenComment>;
}

export function createCommentsClient(http: Pick<Http, 'request'>): CommentsClient {
  return {
    read: (itemId, cursor) =>
      http.request({
        method: 'GET',
        path: commentsPath,
        query: { itemId, cursor: cursor ?? undefined },
        schema: () => commentSchemas().page,
      }),
    write: (itemId, texts, idempotencyKey) =>
      http.request({
        method: 'POST',
        path: commentsPath,
        json: { itemId, ...texts },
        idempotencyKey,
        schema: () => commentSchemas().written,
      }),
  };
}
