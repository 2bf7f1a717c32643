import { defaultInstalmentCount } from '../../../core/commerce/instalments/index.js';
import {
  boolean,
  choice,
  defineWidget,
  number,
  string,
  type PropsOf,
} from '../../element/index.js';

export const instalments = defineWidget({
  tag: 'vitrine-instalments',
  summary:
    'Says what a product or the cart costs in instalments, with the provider’s own information in a popup. Shows nothing where instalments are not offered.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    for: choice(['product', 'cart'], {
      fallback: 'product',
      description:
        'Whether it is about the chosen variant and quantity of a product, or about the subtotal of the cart.',
    }),
    oneLine: boolean({ description: 'Words and button in one line.' }),
    count: number({
      fallback: defaultInstalmentCount,
      description: 'The number of payments, 2 to 99.',
    }),
    modalBase: string({
      fallback: '/instalments',
      description:
        'Where the pages about the providers are: an address with `{provider}` and `{locale}`, or a folder of `{provider}/{locale}.html`; on the API’s origin unless it names another, which must allow CORS.',
    }),
  },
  slots: {
    '': 'What the server printed, shown until the product or the cart is known.',
  },
  parts: {
    text: 'The words about the payments.',
    trigger: 'The button that opens the popup.',
    popup: 'The panel of the popup.',
    'popup-heading': 'The heading of the popup.',
    'popup-close': 'The button that closes the popup.',
    'popup-close-icon': 'The cross in that button.',
    'popup-body': 'What the provider says.',
  },
  states: {
    'in-range': 'The amount can be paid in instalments.',
    'out-of-range': 'It is too low or too high for that.',
    empty: 'Nothing is shown.',
    updating: 'The cart is changing; the last amount of the server is shown.',
  },
  cssProperties: {
    '--vitrine-instalments-color': 'Colour of the words.',
    '--vitrine-instalments-font-size': 'Size of the words and of the button.',
    '--vitrine-instalments-gap': 'Space between the words and the button.',
    '--vitrine-popup-width': 'The width of the popup, at most.',
  },
});

export type InstalmentsProps = PropsOf<typeof instalments>;
