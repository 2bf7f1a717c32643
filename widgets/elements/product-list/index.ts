import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { productCardStyles } from '../../parts/product-card/index.js';
import { selectStyles } from '../../parts/select/index.js';
import { productList } from './definition.js';
import { ProductList } from './product-list.js';
import styles from './product-list.css?inline';

export const ProductListElement: ElementClass<typeof productList> = define(
  productList,
  ProductList,
  { styles: [selectStyles, productCardStyles, styles] },
);
export type ProductListElement = HTMLElementTagNameMap['vitrine-product-list'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-list': ElementOf<typeof productList>;
  }
  interface VitrineEvents {
    'vitrine-product-list': EventsOf<typeof productList>;
  }
}

export {
  productList,
  type ProductListProps,
  type ListChangedDetail,
  type ProductsLoadedDetail,
} from './definition.js';
