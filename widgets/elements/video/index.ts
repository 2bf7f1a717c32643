import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { video } from './definition.js';
import { Video } from './video.js';
import styles from './video.css?inline';

export const VideoElement: ElementClass<typeof video> = define(video, Video, {
  styles: [styles],
});
export type VideoElement = HTMLElementTagNameMap['vitrine-video'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-video': ElementOf<typeof video>;
  }
  interface VitrineEvents {
    'vitrine-video': EventsOf<typeof video>;
  }
}

export { video, type BeforePlayDetail, type VideoProps } from './definition.js';
