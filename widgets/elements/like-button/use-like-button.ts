import type { LikeButtonProps } from './definition.js';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '../../../core/dom/index.js';
import { likeStrings } from '../../../core/i18n/strings/likes.js';
import { socialStrings } from '../../../core/i18n/strings/social.js';
import { NetError } from '../../../core/net/index.js';
import { getLikes } from '../../../core/social/index.js';

export interface LikesInUse {
  readonly count: number;
  readonly isLiked: boolean;
  /** Why the last press was not taken. */
  readonly problem: string | null;
  press(): Promise<void>;
}

/** The likes of an item, as the page printed them until the server says. */
export function useLikeButton(props: LikeButtonProps): LikesInUse {
  const { itemId = '', likeCount = 0 } = props;
  const printed = Number.isFinite(likeCount) ? Math.max(0, Math.floor(likeCount)) : 0;
  const likes = getLikes();
  const read = useCallback(() => likes.get(itemId), [likes, itemId]);
  const like = useSyncExternalStore(likes.subscribe, read, read);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => likes.load(itemId), [likes, itemId]);
  const isLiked = like?.isLiked ?? false;

  async function press(): Promise<void> {
    setProblem(null);
    try {
      const taken = await likes.toggle(itemId, printed);
      if (!taken) return;
      announce(socialStrings('likeCount', { count: taken.count }));
      props.onLiked?.(taken);
    } catch (error) {
      const told = error instanceof NetError ? error.serverMessage : null;
      const message = told || likeStrings(isLiked ? 'failedUnlike' : 'failed');
      setProblem(message);
      announce(message, { assertive: true });
      props.onLikeFailed?.({ itemId, message });
    }
  }

  return { count: like?.count ?? printed, isLiked, problem, press };
}
