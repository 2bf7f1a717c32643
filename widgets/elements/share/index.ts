import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { share } from './definition.js';
import { Share } from './share.js';
import styles from './share.css?inline';

export const ShareElement: ElementClass<typeof share> = define(share, Share, {
  styles: [styles],
});
export type ShareElement = HTMLElementTagNameMap['vitrine-share'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-share': ElementOf<typeof share>;
  }
  interface VitrineEvents {
    'vitrine-share': EventsOf<typeof share>;
  }
}

export { share, type ShareDetail, type ShareMethod, type ShareProps } from './definition.js';
