import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { commentLink } from './definition.js';
import { CommentLink } from './comment-link.js';
import styles from './comment-link.css?inline';

export const CommentLinkElement: ElementClass<typeof commentLink> = define(
  commentLink,
  CommentLink,
  {
    styles: [styles],
  },
);
export type CommentLinkElement = HTMLElementTagNameMap['vitrine-comment-link'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-comment-link': ElementOf<typeof commentLink>;
  }
  interface VitrineEvents {
    'vitrine-comment-link': EventsOf<typeof commentLink>;
  }
}

export { commentLink, type CommentLinkProps } from './definition.js';
