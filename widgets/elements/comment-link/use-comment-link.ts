import type { CommentLinkProps } from './definition.js';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readAddress } from '../../../core/base/index.js';
import { socialStrings } from '../../../core/i18n/strings/social.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { getCommentCounts } from '../../../core/social/index.js';
import { useHost, useSlotted } from '../../element/index.js';

/** The link with the number that the server says; null while the page's own stays. */
export function useCommentLink({ itemId = '', disqus = false }: CommentLinkProps) {
  const host = useHost();
  // Renders again when the page's link arrives or changes.
  useSlotted();
  const counts = getCommentCounts();
  const { apiLacks, commentsEnabled } = getRuntime().site;
  const isCounted = itemId !== '' && !disqus && commentsEnabled && !apiLacks.includes('comments');
  const read = useCallback(() => counts.get(itemId), [counts, itemId]);
  const count = useSyncExternalStore(counts.subscribe, read, read);
  useEffect(() => {
    if (isCounted) counts.load(itemId);
  }, [counts, itemId, isCounted]);

  if (!isCounted || count === null) return null;
  const address = readAddress(host?.querySelector('a[href]')?.getAttribute('href'));
  return {
    href: address || `#comments-${encodeURIComponent(itemId)}`,
    text: socialStrings('commentCount', { count }),
  };
}
