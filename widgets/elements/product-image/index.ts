import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { productImage } from './definition.js';
import { ProductImage } from './product-image.js';
import styles from './product-image.css?inline';

export const ProductImageElement: ElementClass<typeof productImage> = define(
  productImage,
  ProductImage,
  { styles: [styles] },
);
export type ProductImageElement = HTMLElementTagNameMap['vitrine-product-image'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-image': ElementOf<typeof productImage>;
  }
  interface VitrineEvents {
    'vitrine-product-image': EventsOf<typeof productImage>;
  }
}

export { productImage, type ProductImageProps } from './definition.js';
