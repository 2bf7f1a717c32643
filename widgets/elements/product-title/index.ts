import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { productTitle } from './definition.js';
import { ProductTitle } from './product-title.js';
import styles from './product-title.css?inline';

export const ProductTitleElement: ElementClass<typeof productTitle> = define(
  productTitle,
  ProductTitle,
  { styles: [styles] },
);
export type ProductTitleElement = HTMLElementTagNameMap['vitrine-product-title'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-title': ElementOf<typeof productTitle>;
  }
  interface VitrineEvents {
    'vitrine-product-title': EventsOf<typeof productTitle>;
  }
}

export { productTitle, type ProductTitleProps } from './definition.js';
