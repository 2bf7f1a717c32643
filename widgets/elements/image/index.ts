import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { image } from './definition.js';
import { Image } from './image.js';
import styles from './image.css?inline';

export const ImageElement: ElementClass<typeof image> = define(image, Image, {
  styles: [styles],
});
export type ImageElement = HTMLElementTagNameMap['vitrine-image'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-image': ElementOf<typeof image>;
  }
  interface VitrineEvents {
    'vitrine-image': EventsOf<typeof image>;
  }
}

export { image, type ImageProps } from './definition.js';
