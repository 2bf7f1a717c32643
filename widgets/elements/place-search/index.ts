import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { placeSearch } from './definition.js';
import { PlaceSearch } from './place-search.js';
import styles from './place-search.css?inline';

export const PlaceSearchElement: ElementClass<typeof placeSearch> = define(
  placeSearch,
  PlaceSearch,
  {
    styles: [styles],
  },
);
export type PlaceSearchElement = HTMLElementTagNameMap['vitrine-place-search'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-place-search': ElementOf<typeof placeSearch>;
  }
  interface VitrineEvents {
    'vitrine-place-search': EventsOf<typeof placeSearch>;
  }
}

export { placeSearch, type PlaceChosenDetail, type PlaceSearchProps } from './definition.js';
