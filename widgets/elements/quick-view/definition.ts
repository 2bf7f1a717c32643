import { defineWidget, event, method, string, type PropsOf } from '../../element/index.js';

export interface QuickViewDetail {
  readonly productId: string;
  /** What the page groups its quick views by; empty without. */
  readonly group: string;
}

export const quickView = defineWidget({
  tag: 'vitrine-quick-view',
  budget: 3_500,
  summary:
    'Shows a product in a dialog, with all it is bought with. Without script its link leads to the product.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product; the one of the nearest `vitrine-product` if left out.',
    }),
    src: string({
      fallback: '',
      description:
        "Address of the product's JSON, for a product that is not on the page; `/api/commerce/products/{id}` of the API if left out.",
    }),
    group: string({
      attribute: 'data-group',
      fallback: '',
      description: 'What the page groups its quick views by; the events tell it.',
    }),
  },
  events: {
    onBeforeOpen: event<QuickViewDetail>({
      type: 'vitrine-before-open',
      cancelable: true,
      description: 'Before the dialog opens. Prevented, nothing happens.',
    }),
    onOpened: event<QuickViewDetail>({
      type: 'vitrine-opened',
      description: 'The dialog is open; the product in it may still be on its way.',
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
    '': "A link to the product's page, which opens the dialog; or words alone, which become a button.",
  },
  parts: {
    button: 'The button around words that are no link.',
    popup: 'The dialog.',
    'popup-heading': "The product's title.",
    'popup-close': 'The button that closes it.',
    price: 'The line of the price and the status.',
    image: 'The frame of the pictures.',
    form: 'What the product is bought with.',
    link: 'The link to the full page.',
    'add-button': 'The button that adds the product to the cart.',
    select: 'A dropdown of the options.',
    value: 'A button or swatch of the options.',
  },
  states: { open: 'The dialog is open.' },
  cssProperties: {
    '--vitrine-quick-view-inline-size': 'The most inline size of the dialog.',
    '--vitrine-quick-view-gap': 'Space between its parts.',
  },
});

export type QuickViewProps = PropsOf<typeof quickView>;
