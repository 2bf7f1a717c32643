import type { Product } from '../../../core/commerce/product/index.js';
import { defineWidget, event, string } from '../../element/index.js';

export interface ProductLoadedDetail {
  readonly product: Product;
}

/** A plain element without React; defined here for types, manifest and documentation. */
export const product = defineWidget({
  tag: 'vitrine-product',
  budget: 1_700,
  summary:
    'Provides the product of the elements inside it, from a JSON script among its children or from an address.',
  rendering: 'none',
  props: {
    productId: string({
      reflect: true,
      fallback: '',
      description:
        "The product's id, set from its data. Without data it refers to a product that another element of the page loads.",
    }),
    src: string({
      fallback: '',
      description:
        "Address of the product's JSON, on the page's own origin or the API's. Without it the script child is read.",
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
