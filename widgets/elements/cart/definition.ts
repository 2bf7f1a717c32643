import { address, defineWidget, event, method, type PropsOf } from '../../element/index.js';
import { contentsEvents, contentsParts } from '../../parts/cart-contents/definition/index.js';

export const cart = defineWidget({
  tag: 'vitrine-cart',
  summary: 'The cart page: lines, coupons, shipping, totals and the link to the checkout.',
  // The cart is the main content of its page.
  load: 'eager',
  props: {
    checkoutHref: address({
      fallback: '',
      description: "The address of the checkout; by default the shop's /checkout.",
    }),
    continueHref: address({
      fallback: '',
      description: 'The address that an empty cart links to; by default the shop.',
    }),
  },
  events: {
    ...contentsEvents,
    onRecalculationStarted: event({
      type: 'vitrine-recalculation-started',
      description: 'An update of the form answers of a line was sent.',
    }),
    onRecalculationEnded: event({
      type: 'vitrine-recalculation-ended',
      description:
        'The cart was recalculated after an update of form answers, or the update failed.',
    }),
  },
  methods: {
    refresh: method<() => Promise<void>>({ description: 'Reads the cart again.' }),
  },
  slots: {
    '': 'The cart as rendered by the server, shown until the cart is loaded and if it cannot be read.',
  },
  parts: {
    heading: 'The number of items, or that the cart is empty.',
    ...contentsParts,
    summary: 'Coupons, shipping, totals and checkout.',
    coupon: 'A coupon that was entered.',
    'coupon-input': 'The field for a coupon code.',
    field: 'A field of the shipping address.',
    button: 'A button beside a field.',
    'shipping-option': 'A shipping option.',
    total: 'The total of the order.',
  },
  states: {
    initialized: 'The cart is loaded.',
    loading: 'The cart is being read for the first time.',
    failed: 'The cart could not be read.',
    empty: 'The cart is known to be empty.',
    updating: 'A change is pending; the totals are about to change.',
    recalculating: 'An update of form answers is pending.',
  },
  cssProperties: {
    '--vitrine-cart-gap': 'Space between the lines and the summary.',
    '--vitrine-cart-picture-size': 'Width of the pictures.',
    '--vitrine-cart-picture-ratio': 'Width of the pictures by their height.',
    '--vitrine-cart-line-padding': 'Space above and below each line.',
    '--vitrine-cart-rule': 'Colour of the lines between entries.',
    '--vitrine-cart-title-font': 'Font family of headings and titles.',
    '--vitrine-cart-summary-background': 'Background of the summary.',
    '--vitrine-cart-summary-padding': 'Space inside the summary.',
    '--vitrine-cart-summary-offset':
      'Distance of the summary from the top when the page is scrolled.',
    '--vitrine-cart-checkout-background': 'Background of the checkout link.',
    '--vitrine-cart-checkout-color': 'Text colour of the checkout link.',
    '--vitrine-cart-radius': 'Corner radius of buttons, fields and pictures.',
  },
});

export type CartProps = PropsOf<typeof cart>;
