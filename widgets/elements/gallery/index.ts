import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { gallery } from './definition.js';
import { Gallery } from './gallery.js';
import styles from './gallery.css?inline';

export const GalleryElement: ElementClass<typeof gallery> = define(gallery, Gallery, {
  styles: [styles],
});
export type GalleryElement = HTMLElementTagNameMap['vitrine-gallery'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-gallery': ElementOf<typeof gallery>;
  }
  interface VitrineEvents {
    'vitrine-gallery': EventsOf<typeof gallery>;
  }
}

export { gallery, type GalleryProps, type PictureShown } from './definition.js';
