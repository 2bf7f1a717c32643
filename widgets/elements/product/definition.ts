import type { Product } from '../../../core/commerce/product/index.js';
import { defineWidget, event, string } from '../../element/index.js';

export interface ProductLoadedDetail {
  /** The product as the shop has it. */
  readonly product: Product;
}

/** A plain element without React; defined here for types, manifest and documentation. */
export const product = defineWidget({
  tag: 'vitrine-product',
  summary:
    'Provides the product of the elements inside it: fetched from the shop by id or handle, from a JSON script among its children, or from an address.',
  rendering: 'none',
  props: {
    product: string({
      fallback: '',
      description:
        "Id or handle of the product, the last part of its page's address. It is fetched from the shop unless the page gives it as JSON. Read as a property, it is the product's data, or null until they are there.",
    }),
    productId: string({
      reflect: true,
      fallback: '',
      description:
        "The product's id, set from its data. Without data it refers to a product of another element of the page; if none gives it, it is fetched.",
    }),
    src: string({
      fallback: '',
      description:
        "Address of the product's JSON, on the page's own origin or the API's. It takes precedence over the script child.",
    }),
  },
  events: {
    onProductLoaded: event<ProductLoadedDetail>({
      type: 'vitrine-product-loaded',
      description: 'The product was read, for the first time or after a change of its data.',
    }),
  },
  slots: {
    '': 'The page\'s own markup, widgets and the `<script type="application/json">` with the product.',
  },
});
