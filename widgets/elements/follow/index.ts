import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { follow } from './definition.js';
import { Follow } from './follow.js';
import styles from './follow.css?inline';

export const FollowElement: ElementClass<typeof follow> = define(follow, Follow, {
  styles: [styles],
});
export type FollowElement = HTMLElementTagNameMap['vitrine-follow'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-follow': ElementOf<typeof follow>;
  }
  interface VitrineEvents {
    'vitrine-follow': EventsOf<typeof follow>;
  }
}

export { follow, type FollowDetail, type FollowProps } from './definition.js';
