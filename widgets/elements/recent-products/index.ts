import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { keptStyles } from '../../parts/kept-products/index.js';
import { recentProducts } from './definition.js';
import { RecentProducts } from './recent-products.js';
import styles from './recent-products.css?inline';

export const RecentProductsElement: ElementClass<typeof recentProducts> = define(
  recentProducts,
  RecentProducts,
  { styles: [...keptStyles, styles] },
);
export type RecentProductsElement = HTMLElementTagNameMap['vitrine-recent-products'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-recent-products': ElementOf<typeof recentProducts>;
  }
  interface VitrineEvents {
    'vitrine-recent-products': EventsOf<typeof recentProducts>;
  }
}

export { recentProducts, type RecentProductsProps } from './definition.js';
