import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-product-title': JsxOf<typeof productTitle>;
    }
  }
}

export { productTitle, type ProductTitleProps } from './definition.js';
export { ProductTitle } from './product-title.js';
