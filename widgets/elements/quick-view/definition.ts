import { choice, defineWidget, event, method, string, type PropsOf } from '../../element/index.js';
import type { QuickViewDetail } from '../../parts/page-events/index.js';

export const quickView = defineWidget({
  tag: 'vitrine-quick-view',
  summary:
    'Shows a product in a dialog, with everything needed to buy it. Without script its link leads to the product.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product; by default that of the nearest `vitrine-product`.',
    }),
    src: string({
      fallback: '',
      description:
        "Address of the product's JSON, for a product that is not on the page; by default `/api/commerce/products/{id}` of the API.",
    }),
    afterAdd: choice(['stay', 'cart', 'drawer', 'notice'], {
      fallback: 'notice',
      description:
        "As `after-add` of vitrine-add-to-cart, for the dialog's button. The notice is over the dialog.",
    }),
    group: string({
      attribute: 'data-group',
      fallback: '',
      description: 'A group of quick views of the page; part of the event details.',
    }),
  },
  events: {
    onBeforeOpen: event<QuickViewDetail>({
      type: 'vitrine-before-open',
      cancelable: true,
      description: 'Before the dialog opens. A listener may prevent that.',
    }),
    onOpened: event<QuickViewDetail>({
      type: 'vitrine-opened',
      description: 'The dialog is open; its product may still be loading.',
    }),
    onClosed: event<QuickViewDetail>({
      type: 'vitrine-closed',
      description: 'The dialog was closed.',
    }),
  },
  methods: {
    open: method<() => void>({ description: 'Opens the dialog, as a press does.' }),
    close: method<() => void>({ description: 'Closes the dialog.' }),
  },
  slots: {
    '': "A link to the product's page, which opens the dialog; or only text, which becomes a button.",
  },
  parts: {
    button: 'The button around a text without a link.',
    popup: 'The dialog.',
    'popup-heading': "The product's title.",
    'popup-close': 'The button that closes it.',
    'popup-close-icon': 'The cross in that button.',
    price: 'The line of the price and the status.',
    image: 'The frame of the pictures.',
    form: 'The form that buys the product.',
    link: 'The link to the full page.',
    'add-button': 'The button that adds the product to the cart.',
    select: 'A dropdown of the options.',
    value: 'A button or swatch of the options.',
  },
  states: { open: 'The dialog is open.' },
  cssProperties: {
    '--vitrine-quick-view-inline-size': 'Maximum inline size of the dialog.',
    '--vitrine-quick-view-gap': 'Space between its parts.',
  },
});

export type QuickViewProps = PropsOf<typeof quickView>;
