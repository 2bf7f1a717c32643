import type { CommentsProps } from './definition.js';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../../core/dom/index.js';
import { commentStrings } from '../../../core/i18n/strings/comments.js';
import { socialStrings } from '../../../core/i18n/strings/social.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { getComments, type Comment } from '../../../core/social/index.js';
import { useWidgetId } from '../../element/index.js';
import { WriteComment } from './write-comment.js';

/** Heading, list and what opens the form. `itemId` is that of the item or of the collection. */
export function CommentArea(props: CommentsProps & { readonly itemId: string }) {
  const { itemId, publicCommentCount = 0, commentState } = props;
  const id = useWidgetId();
  const store = getComments(itemId);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  /** Of the comments that were added last; it takes the focus. */
  const [firstNewId, setFirstNewId] = useState<string | null>(null);
  useEffect(() => {
    if (store.getState().count === null) void store.read();
  }, [store]);

  async function readMore(): Promise<void> {
    const isFirst = state.count === null;
    const added = await store.read();
    if (store.getState().status === 'failed') {
      announce(commentStrings('failed'), { assertive: true });
    } else if (!isFirst) setFirstNewId(added);
  }

  const isFailed = state.status === 'failed';
  const count = state.count ?? publicCommentCount;
  return (
    <section
      className="vitrine-comments"
      aria-labelledby={id}
      aria-busy={state.status === 'loading'}
    >
      <h2 className="vitrine-comments-heading" id={id}>
        {socialStrings('commentCount', { count })}
      </h2>
      <ol className="vitrine-comments-list">
        {state.comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} hasFocus={comment.id === firstNewId} />
        ))}
      </ol>
      {isFailed ? <p className="vitrine-comments-failed">{commentStrings('failed')}</p> : null}
      {isFailed || state.hasMore ? (
        <button
          type="button"
          className="vitrine-comments-more"
          aria-disabled={state.status === 'loading'}
          onClick={() => void readMore()}
        >
          {commentStrings(isFailed ? 'tryAgain' : 'showMore')}
        </button>
      ) : null}
      {commentState === 1 && state.isOpen !== false ? (
        <WriteComment {...props} store={store} />
      ) : (
        <p className="vitrine-comments-closed">{commentStrings('closed')}</p>
      )}
    </section>
  );
}

/** A comment. Its text is text: React writes no markup of it. */
function CommentItem({ comment, hasFocus }: { comment: Comment; hasFocus: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (hasFocus) item.current?.focus();
  }, [hasFocus]);
  const { author, text, writtenAt } = comment;
  const time = new Date(writtenAt);
  const date = new Intl.DateTimeFormat(getRuntime().site.locale, { dateStyle: 'long' });
  return (
    <li ref={item} className="vitrine-comment" tabIndex={-1}>
      <p className="vitrine-comment-facts">
        <bdi className="vitrine-comment-author">{author}</bdi>{' '}
        <time dateTime={time.toISOString()}>{date.format(time)}</time>
      </p>
      <p className="vitrine-comment-text" dir="auto">
        {text}
      </p>
    </li>
  );
}
