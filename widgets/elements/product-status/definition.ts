import { choice, defineWidget, string, type PropsOf } from '../../element/index.js';

export const productStatus = defineWidget({
  tag: 'vitrine-product-status',
  summary: "Says that a product is sold out or on sale, in the site's words.",
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    of: choice(['product', 'variant'], {
      fallback: 'product',
      description: 'What it is about: the product as a whole, or the variant once one is chosen.',
    }),
  },
  slots: { '': 'The status as the server printed it, shown until the widget knows the product.' },
  parts: { status: 'The words.' },
  states: {
    'sold-out': 'It is sold out.',
    sale: 'It is on sale.',
    empty: 'There is nothing to say, and nothing is shown.',
  },
  cssProperties: {
    '--vitrine-product-status-background': 'Background of the mark.',
    '--vitrine-product-status-color': 'Text colour of the mark.',
    '--vitrine-product-status-sale-background': 'Background of the mark of a sale.',
    '--vitrine-product-status-sale-color': 'Text colour of the mark of a sale.',
    '--vitrine-product-status-radius': 'Corner radius of the mark.',
    '--vitrine-product-status-padding': 'Space around the words.',
  },
});

export type ProductStatusProps = PropsOf<typeof productStatus>;
