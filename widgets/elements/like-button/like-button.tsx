import type { LikeButtonProps } from './definition.js';
import { socialStrings } from '../../../core/i18n/strings/social.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useStates } from '../../element/index.js';
import { useLikeButton } from './use-like-button.js';

/** A toggle button; see the definition. Without an item, or where the API has no likes, the page's own text stays. */
export function LikeButton(props: LikeButtonProps) {
  const isUsable = Boolean(props.itemId) && !getRuntime().site.apiLacks.includes('likes');
  return isUsable ? <ItemLikes key={props.itemId} {...props} /> : <slot />;
}

function ItemLikes(props: LikeButtonProps) {
  const { count, isLiked, problem, press } = useLikeButton(props);
  useStates({ liked: isLiked });
  return (
    <>
      <button
        part="button"
        className="button"
        type="button"
        aria-pressed={isLiked}
        onClick={() => void press()}
      >
        <svg part="icon" className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5 4 12.6a5 5 0 0 1 7-7.1l1 1 1-1a5 5 0 0 1 7 7.1z" />
        </svg>
        <span part="count">{socialStrings('likeCount', { count })}</span>
      </button>
      {problem === null ? null : (
        <span part="failure" className="failure">
          {problem}
        </span>
      )}
    </>
  );
}
