import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { productStatus } from './definition.js';
import { ProductStatus } from './product-status.js';
import styles from './product-status.css?inline';

define(productStatus, ProductStatus, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-status': ElementOf<typeof productStatus>;
  }
  interface VitrineEvents {
    'vitrine-product-status': EventsOf<typeof productStatus>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-product-status': JsxOf<typeof productStatus>;
    }
  }
}

export { productStatus, type ProductStatusProps } from './definition.js';
export { ProductStatus } from './product-status.js';
