import { define, type ElementOf, type EventsOf, type JsxOf } from '../../element/index.js';
import { productImage } from './definition.js';
import { ProductImage } from './product-image.js';
import styles from './product-image.css?inline';

define(productImage, ProductImage, { styles: [styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-image': ElementOf<typeof productImage>;
  }
  interface VitrineEvents {
    'vitrine-product-image': EventsOf<typeof productImage>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-product-image': JsxOf<typeof productImage>;
    }
  }
}

export { productImage, type ProductImageProps } from './definition.js';
export { ProductImage } from './product-image.js';
