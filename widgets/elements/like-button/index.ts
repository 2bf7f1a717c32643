import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { likeButton } from './definition.js';
import { LikeButton } from './like-button.js';
import styles from './like-button.css?inline';

export const LikeButtonElement: ElementClass<typeof likeButton> = define(likeButton, LikeButton, {
  styles: [styles],
});
export type LikeButtonElement = HTMLElementTagNameMap['vitrine-like-button'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-like-button': ElementOf<typeof likeButton>;
  }
  interface VitrineEvents {
    'vitrine-like-button': EventsOf<typeof likeButton>;
  }
}

export type { Like } from '../../../core/social/index.js';
export { likeButton, type LikeButtonProps, type LikeFailedDetail } from './definition.js';
