import type { Like } from '../../../core/social/index.js';
import { defineWidget, event, number, string, type PropsOf } from '../../element/index.js';

export interface LikeFailedDetail {
  /** The item that was to be liked. */
  readonly itemId: string;
  /** The sentence that the visitor saw. */
  readonly message: string;
}

export const likeButton = defineWidget({
  tag: 'vitrine-like-button',
  summary:
    'Likes an item, once for each browser; another press takes the like back. The formatter `like-button` prints it.',
  props: {
    itemId: string({
      fallback: '',
      description: 'The item that is liked. Without it the content stays as it is.',
    }),
    likeCount: number({
      fallback: 0,
      description: 'How many like it, as the page knows; shown until the server says.',
    }),
  },
  events: {
    onLiked: event<Like>({
      type: 'vitrine-liked',
      description: 'The server has taken a press: a like, or that it was taken back.',
    }),
    onLikeFailed: event<LikeFailedDetail>({
      type: 'vitrine-like-failed',
      description: 'A press was not taken. The button shows the old state again.',
    }),
  },
  slots: { '': 'The number of likes in words, as the server printed it.' },
  parts: {
    button: 'The button.',
    icon: 'The heart in it.',
    count: 'The number of likes, in words.',
    failure: 'Why a press was not taken.',
  },
  states: { liked: 'This browser likes the item.' },
  cssProperties: {
    '--vitrine-like-button-color': 'Colour of the heart of a liked item.',
    '--vitrine-like-button-gap': 'Space between heart and number.',
  },
});

export type LikeButtonProps = PropsOf<typeof likeButton>;
