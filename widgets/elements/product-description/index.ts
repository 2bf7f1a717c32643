import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { productDescription } from './definition.js';
import { ProductDescription } from './product-description.js';
import styles from './product-description.css?inline';

export const ProductDescriptionElement: ElementClass<typeof productDescription> = define(
  productDescription,
  ProductDescription,
  { styles: [styles] },
);
export type ProductDescriptionElement = HTMLElementTagNameMap['vitrine-product-description'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-description': ElementOf<typeof productDescription>;
  }
  interface VitrineEvents {
    'vitrine-product-description': EventsOf<typeof productDescription>;
  }
}

export { productDescription, type ProductDescriptionProps } from './definition.js';
