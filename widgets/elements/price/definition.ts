import { defineWidget, string, type PropsOf } from '../../element/index.js';

export const price = defineWidget({
  tag: 'vitrine-price',
  summary:
    'The price of the chosen variant, with the regular price beside a lower one, or the lowest price until one is chosen. It is that of the chosen purchase plan, if there is one.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
  },
  slots: { '': 'The price as the server printed it, shown until the widget knows the product.' },
  parts: {
    price: 'The price to pay.',
    'compare-at': 'The regular price beside a sale price, struck through.',
  },
  states: {
    sale: 'The price shown is below the regular one: on sale, or by a purchase plan.',
    range: 'The lowest of several prices is shown, because no variant is chosen.',
  },
  cssProperties: {
    '--vitrine-price-color': 'Colour of the price.',
    '--vitrine-price-sale-color': 'Colour of a sale price.',
    '--vitrine-price-compare-at-color': 'Colour of the regular price beside a sale price.',
    '--vitrine-price-gap': 'Space between the two prices.',
  },
});

export type PriceProps = PropsOf<typeof price>;
