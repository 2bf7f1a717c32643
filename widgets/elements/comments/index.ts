import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { Comments } from './comments.js';
import styles from './comments.css?inline';
import { comments } from './definition.js';

export const CommentsElement: ElementClass<typeof comments> = define(comments, Comments, {
  styles: [...formFieldsStyles, styles],
});
export type CommentsElement = HTMLElementTagNameMap['vitrine-comments'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-comments': ElementOf<typeof comments>;
  }
  interface VitrineEvents {
    'vitrine-comments': EventsOf<typeof comments>;
  }
}

export type { Comment } from '../../../core/social/index.js';
export {
  comments,
  type CommentFailedDetail,
  type CommentPostedDetail,
  type CommentsProps,
} from './definition.js';
