import { checkoutPath, shopPath, type Cart } from '../../../core/commerce/cart/index.js';
import { defineWidget, event, method, string, type PropsOf } from '../../element/index.js';

/** What is about to be bought. */
export interface CheckoutDetail {
  cart: Cart;
}

export const cart = defineWidget({
  tag: 'vitrine-cart',
  budget: 5_200,
  summary: 'The cart page: lines, coupons, shipping, totals and the way to the checkout.',
  // It is what its page is for.
  load: 'eager',
  props: {
    checkoutHref: string({ fallback: checkoutPath, description: 'The address of the checkout.' }),
    continueHref: string({ fallback: shopPath, description: 'Where an empty cart leads to.' }),
  },
  events: {
    onBeforeCheckout: event<CheckoutDetail>({
      type: 'vitrine-before-checkout',
      cancelable: true,
      description: 'Every change is saved, and the checkout is about to be opened.',
    }),
    onRecalculationStarted: event({
      type: 'vitrine-recalculation-started',
      description: 'The form answers of a line are being changed.',
    }),
    onRecalculationEnded: event({
      type: 'vitrine-recalculation-ended',
      description:
        'The cart is calculated anew after a change of form answers, or that has failed.',
    }),
  },
  methods: {
    refresh: method<() => Promise<void>>({ description: 'Reads the cart again.' }),
  },
  slots: {
    '': 'The cart as the server shows it, kept until the cart is known and when it cannot be read.',
  },
  parts: {
    heading: 'How many items there are, or that there are none.',
    list: 'The list of lines.',
    line: 'A line.',
    picture: 'The picture of a line.',
    'line-title': 'The title of a line.',
    choices: 'The chosen options and the form answers of a line.',
    price: 'The price of one.',
    'line-total': 'What a line costs.',
    input: 'The quantity field of a line.',
    decrease: 'The button that takes one away.',
    increase: 'The button that adds one.',
    message: 'What is wrong with a quantity, or how many are left.',
    remove: 'The button that removes a line.',
    edit: 'The button that opens the form of a line.',
    removed: 'What is shown in place of a removed line.',
    undo: 'The button that brings a removed line back.',
    problem: 'Why a change was refused.',
    summary: 'Coupons, shipping, totals and checkout.',
    coupon: 'A coupon that was entered.',
    'coupon-input': 'The field for a coupon code.',
    field: 'A field of the shipping address.',
    button: 'A button beside a field.',
    'shipping-option': 'One way of shipping.',
    totals: 'The list of totals.',
    total: 'What the order costs in all.',
    minimum: 'The sentence about the minimum subtotal.',
    checkout: 'The link to the checkout.',
    continue: 'The link back to the shop.',
    retry: 'The button that reads the cart again.',
  },
  states: {
    initialized: 'The cart is known.',
    loading: 'The cart is being read for the first time.',
    failed: 'The cart could not be read.',
    empty: 'The cart is known to be empty.',
    updating: 'A change is without its answer: the totals are about to change.',
    recalculating: 'A change of form answers is without its answer.',
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
