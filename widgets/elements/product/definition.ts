import type { Product } from '../../../core/commerce/product/index.js';
import { defineWidget, event, string } from '../../element/index.js';

export interface ProductLoadedDetail {
  readonly product: Product;
}

/** A plain element, not a React one; described here for types, manifest and documents. */
export const product = defineWidget({
  tag: 'vitrine-product',
  budget: 1_700,
  summary:
    'Gives the widgets inside it their product, from a JSON script among its children or from an address.',
  rendering: 'none',
  props: {
    productId: string({
      reflect: true,
      fallback: '',
      description:
        "The product's id. Set from its data; written by hand it points at a product loaded elsewhere on the page.",
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
      description: 'The product was read, or read again after its data changed.',
    }),
  },
  slots: {
    '': 'The page\'s own markup, widgets and the `<script type="application/json">` with the product.',
  },
});
