import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { productDescription } from './definition.js';
import { ProductDescription } from './product-description.js';
import styles from './product-description.css?inline';

define(productDescription, ProductDescription, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-description': ElementOf<typeof productDescription>;
  }
  interface VitrineEvents {
    'vitrine-product-description': EventsOf<typeof productDescription>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-product-description': JsxOf<typeof productDescription>;
    }
  }
}

export { productDescription, type ProductDescriptionProps } from './definition.js';
export { ProductDescription } from './product-description.js';
