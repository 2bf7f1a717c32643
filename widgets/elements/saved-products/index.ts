import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { keptStyles } from '../../parts/kept-products/index.js';
import { savedProducts } from './definition.js';
import { SavedProducts } from './saved-products.js';
import styles from './saved-products.css?inline';

export const SavedProductsElement: ElementClass<typeof savedProducts> = define(
  savedProducts,
  SavedProducts,
  { styles: [...keptStyles, styles] },
);
export type SavedProductsElement = HTMLElementTagNameMap['vitrine-saved-products'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-saved-products': ElementOf<typeof savedProducts>;
  }
  interface VitrineEvents {
    'vitrine-saved-products': EventsOf<typeof savedProducts>;
  }
}

export { savedProducts, type SavedChangedDetail, type SavedProductsProps } from './definition.js';
