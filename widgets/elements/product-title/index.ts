import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { productTitle } from './definition.js';
import { ProductTitle } from './product-title.js';
import styles from './product-title.css?inline';

define(productTitle, ProductTitle, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-title': ElementOf<typeof productTitle>;
  }
  interface VitrineEvents {
    'vitrine-product-title': EventsOf<typeof productTitle>;
  }
}

export { productTitle, type ProductTitleProps } from './definition.js';
