import type { CommentLinkProps } from './definition.js';
import { useCommentLink } from './use-comment-link.js';

/** The page's own link, with the present number of comments. */
export function CommentLink(props: CommentLinkProps) {
  const link = useCommentLink(props);
  if (!link) return <slot />;
  return (
    <a part="link" className="link" href={link.href}>
      {link.text}
    </a>
  );
}
