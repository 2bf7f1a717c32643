import type { CommentsProps } from './definition.js';
import { useEffect, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { commentStrings } from '../../../core/i18n/strings/comments.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { areCommentsActive } from '../../../core/social/index.js';
import { useHost, useStates } from '../../element/index.js';
import { CommentArea } from './comment-area.js';

/** The comments of an item or a collection; see the definition. */
export function Comments(props: CommentsProps) {
  const { commentState = 0, publicCommentCount = 0, disqus = '' } = props;
  const host = useHost();
  const [printed] = useState(() => host?.textContent.trim() ?? '');
  const { commentsEnabled, apiLacks } = getRuntime().site;
  const id = props.itemId || props.collectionId;
  const isOff = disqus
    ? !commentsEnabled
    : !areCommentsActive({ commentState, publicCommentCount, commentsEnabled });
  useStates({ off: isOff });

  if (isOff) return null;
  if (disqus) return <DisqusThread name={disqus} />;
  // Without the calls, what the page printed stays.
  if (!id || apiLacks.includes('comments')) return <p>{printed}</p>;
  return <CommentArea key={id} {...props} itemId={id} />;
}

/** Disqus fills a node of the page, which it finds by its id. */
function DisqusThread({ name }: { name: string }) {
  const host = useHost();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./load-disqus.js')
      .then(({ showDisqus }) => showDisqus(host, name))
      .catch((error: unknown) => {
        setFailed(true);
        announce(commentStrings('failed'));
        getRuntime().reporter.report(error, { where: 'vitrine-comments' });
      });
  }, [host, name]);
  return hasFailed ? <p>{commentStrings('failed')}</p> : null;
}
