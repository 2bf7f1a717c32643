import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { productStatus } from './definition.js';
import { ProductStatus } from './product-status.js';
import styles from './product-status.css?inline';

export const ProductStatusElement: ElementClass<typeof productStatus> = define(
  productStatus,
  ProductStatus,
  { styles: [styles] },
);
export type ProductStatusElement = HTMLElementTagNameMap['vitrine-product-status'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-status': ElementOf<typeof productStatus>;
  }
  interface VitrineEvents {
    'vitrine-product-status': EventsOf<typeof productStatus>;
  }
}

export { productStatus, type ProductStatusProps } from './definition.js';
