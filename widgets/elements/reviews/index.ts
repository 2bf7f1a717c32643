import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { lightboxStyles } from '../../parts/lightbox/index.js';
import { selectStyles } from '../../parts/select/index.js';
import { reviews } from './definition.js';
import { Reviews } from './reviews.js';
import styles from './reviews.css?inline';

export const ReviewsElement: ElementClass<typeof reviews> = define(reviews, Reviews, {
  styles: [lightboxStyles, selectStyles, styles],
});
export type ReviewsElement = HTMLElementTagNameMap['vitrine-reviews'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-reviews': ElementOf<typeof reviews>;
  }
  interface VitrineEvents {
    'vitrine-reviews': EventsOf<typeof reviews>;
  }
}

export { reviews, type ReviewsProps } from './definition.js';
