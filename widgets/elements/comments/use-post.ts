import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { commentFormStrings } from '../../../core/i18n/strings/comment-form.js';
import { getRuntime } from '../../../core/runtime/index.js';
import {
  CommentError,
  toCommentError,
  type CommentProblems,
  type CommentsStore,
  type CommentTexts,
} from '../../../core/social/index.js';
import type { CommentsProps } from './definition.js';

export interface CommentFormProps extends CommentsProps {
  readonly itemId: string;
  readonly store: CommentsStore;
  readonly title: string;
}

/** A short wait is not worth a word. */
const spokenAfter = 400;

export interface PostInUse {
  readonly isPosting: boolean;
  /** Sentences by field. */
  readonly problems: CommentProblems;
  /** Why it was not posted, where no field is wrong. */
  readonly failure: string | null;
  /** The message about the last comment that the server took. */
  readonly done: { readonly id: string; readonly text: string } | null;
  /** Resolves to null when the server has it, to the first field that is wrong, or to '' for any other end. */
  post(typed: CommentTexts): Promise<keyof CommentTexts | '' | null>;
}

/** Posts one comment after the other. */
export function usePost({
  store,
  itemId,
  onCommentPosted,
  onCommentFailed,
}: CommentFormProps): PostInUse {
  const busy = useRef(false);
  const [isPosting, setIsPosting] = useState(false);
  const [error, setError] = useState<CommentError | null>(null);
  const [done, setDone] = useState<PostInUse['done']>(null);
  useEffect(() => {
    if (!isPosting) return undefined;
    return getRuntime().clock.setTimeout(
      () => announce(commentFormStrings('posting')),
      spokenAfter,
    );
  }, [isPosting]);

  async function post(typed: CommentTexts): Promise<keyof CommentTexts | '' | null> {
    if (busy.current) return '';
    busy.current = true;
    setIsPosting(true);
    setDone(null);
    setError(null);
    try {
      const { comment, isPublic } = await store.write(typed);
      setDone({ id: comment.id, text: commentFormStrings(isPublic ? 'posted' : 'awaiting') });
      onCommentPosted?.({ itemId, comment, isPublic });
      return null;
    } catch (thrown) {
      const found = thrown instanceof CommentError ? thrown : toCommentError(thrown);
      setError(found);
      const { code, problems, message } = found;
      announce(Object.values(problems).join(' ') || message, { assertive: true });
      onCommentFailed?.({ itemId, code, message });
      return problems.author ? 'author' : problems.text ? 'text' : '';
    } finally {
      busy.current = false;
      setIsPosting(false);
    }
  }

  const problems = error?.problems ?? {};
  const hasProblem = Object.keys(problems).length > 0;
  return { isPosting, problems, failure: hasProblem ? null : (error?.message ?? null), done, post };
}
