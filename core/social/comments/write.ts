import { createIdempotencyKey } from '../../net/index.js';
import type { CommentsClient, WrittenComment } from './client.js';
import { CommentError, toCommentError } from './errors.js';
import { commentProblems, trimTexts, type CommentTexts } from './limits.js';

/** @throws CommentError */
export type WriteComment = (typed: CommentTexts) => Promise<WrittenComment>;

/** Checks and sends comments on an item, the same texts under the same key until the server has them. */
export function createWriter(client: Pick<CommentsClient, 'write'>, itemId: string): WriteComment {
  let intent = { texts: '', key: '' };
  return async (typed) => {
    const texts = trimTexts(typed);
    const problems = commentProblems(texts);
    const [first] = Object.values(problems);
    if (first !== undefined) throw new CommentError('comment-invalid', first, problems);
    const content = JSON.stringify(texts);
    if (intent.texts !== content) intent = { texts: content, key: createIdempotencyKey() };
    try {
      const written = await client.write(itemId, texts, intent.key);
      intent = { texts: '', key: '' };
      return written;
    } catch (error) {
      throw toCommentError(error);
    }
  };
}
