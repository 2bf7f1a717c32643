import {
  defaultDelays,
  type AddResult,
  type CartError,
} from '../../../core/commerce/cart/index.js';
import type { PurchaseKind } from '../../../core/commerce/purchase/index.js';
import type {
  AddedItem,
  BeforeAddDetail,
  GoToCartDetail,
  PurchaseDetail,
} from '../../parts/page-events/index.js';
import {
  boolean,
  choice,
  defineWidget,
  event,
  method,
  number,
  string,
  type PropsOf,
} from '../../element/index.js';

/** The action of a press: adds the item to the cart, or buys it without the cart. */
export type ButtonKind = 'add' | PurchaseKind;

export interface AddedDetail
  extends Readonly<AddedItem>, Pick<AddResult, 'cart' | 'entry' | 'addedQuantity'> {}

export interface AddFailedDetail extends Readonly<AddedItem> {
  /** The intent of the press: an add, or a purchase without the cart. */
  kind: ButtonKind;
  /** Why it failed. */
  code: CartError['code'];
  /** The sentence the shopper saw. */
  message: string;
}

/** The result of `add()`. It never rejects: the shopper has already seen the failure. */
export type AddOutcome =
  | { kind: 'added'; result: AddResult }
  /** The purchase continues at `address`; a listener of `vitrine-before-leave` may have prevented the navigation. */
  | { kind: 'leaving'; address: string }
  | { kind: 'failed'; error: CartError }
  /** Nothing was sent, for this reason; null when the browser shows which field of the form is invalid. */
  | { kind: 'invalid'; message: string | null }
  /** A listener of `vitrine-before-add` prevented it, or the page's own `addToCart` refused it. */
  | { kind: 'canceled' }
  /** The shopper closed the product's form without submitting it. */
  | { kind: 'dismissed' }
  /** A press of this or another button of the form is pending, or 'Added!' still shows. */
  | { kind: 'busy' };

export const addToCart = defineWidget({
  tag: 'vitrine-add-to-cart',
  summary:
    'A button that adds a product to the cart, or buys it directly: express checkout, subscription, gift card. Alone or in a form.',
  props: {
    productId: string({
      description: 'The product; by default that of the nearest vitrine-product.',
    }),
    sku: string({ description: 'The variant, if there is no picker for it.' }),
    quantity: number({ description: 'The quantity, if there is no field for it.' }),
    label: string({
      description: "The button's text; by default the product's, then the site's.",
    }),
    express: boolean({
      description:
        'Buys only this item, without the cart, and goes to the checkout. Subscriptions and gift cards always do so.',
    }),
    hasForm: boolean({
      description:
        'The product has additional fields: a press before the widget is loaded then waits for it.',
    }),
    afterAdd: choice(['stay', 'cart', 'drawer', 'notice'], {
      fallback: 'stay',
      description:
        "Stay on the page, go to the cart, open the page's vitrine-cart-drawer (without one, stay), or show what was added in a notice with links to the cart and the checkout.",
    }),
    sticky: boolean({
      description:
        'Shows the product with a second button at the end of the window while the button is out of view.',
    }),
    alert: choice(['dialog', 'inline'], {
      fallback: 'dialog',
      description: 'Whether a failure is shown in a dialog, or below the button.',
    }),
    addedDelay: number({
      fallback: defaultDelays.addedDelay,
      description: 'Milliseconds from the response to "Added!".',
    }),
    resetDelay: number({
      fallback: defaultDelays.resetDelay,
      description: 'Milliseconds from "Added!" back to the label.',
    }),
  },
  events: {
    onBeforeAdd: event<BeforeAddDetail>({
      type: 'vitrine-before-add',
      cancelable: true,
      description:
        'Before anything is sent. A listener may change the item, or prevent the add and tell the shopper why.',
    }),
    onAdded: event<AddedDetail>({ type: 'vitrine-added', description: 'The item is in the cart.' }),
    onBeforeLeave: event<PurchaseDetail | GoToCartDetail>({
      type: 'vitrine-before-leave',
      cancelable: true,
      description:
        'The browser is about to go to the page of a purchase, or to the cart after an add. A listener may change the address, or prevent the event and navigate itself.',
    }),
    onAddFailed: event<AddFailedDetail>({
      type: 'vitrine-add-failed',
      description: 'The item could not be added or bought.',
    }),
  },
  methods: {
    add: method<() => Promise<AddOutcome>>({
      description: 'Adds or buys the item, as a press does.',
    }),
    check: method<() => Promise<string | null>>({
      description:
        'Tells the shopper what is missing or wrong in the choice, as a press does, and sends nothing. Resolves to the sentence; null if nothing is.',
    }),
  },
  slots: { '': 'A plain submit button, used until the widget is loaded.' },
  parts: {
    button: 'The button.',
    label: 'Its text, in each state.',
    spinner: 'The progress indicator of a pending add.',
    check: 'The check mark of "Added!".',
    message: 'A problem, or what was not added, below the button.',
    note: 'The note below an express button.',
    retry: 'The button that retries the add, in the message or in the alert.',
    notice: 'The notice of an add, over the page.',
    'notice-close': 'The button that closes it.',
    'notice-picture': 'The picture of what was added.',
    'notice-title': 'Its title.',
    'view-cart': 'The link to the cart in the notice.',
    checkout: 'The link to the checkout in the notice.',
    continue: 'The button that goes on with the page.',
    bar: 'The bar at the end of the window.',
    'bar-picture': 'The picture in the bar.',
    'bar-title': "The product's title in the bar.",
    'bar-button': 'The button in the bar.',
    dialog: 'The alert of a failure.',
    'dialog-title': 'Its title.',
    'dialog-button': 'The button that closes it.',
  },
  states: {
    adding: 'An add or a purchase is pending.',
    added: '"Added!" shows.',
    failed: 'An add or a purchase has just failed.',
    express: 'It buys without the cart: express checkout, a subscription or a gift card.',
    'sold-out': 'The selected variant is sold out.',
    replaced: 'It shows nothing: a vitrine-restock replaces it.',
  },
  cssProperties: {
    '--vitrine-add-to-cart-background': 'Background of the button.',
    '--vitrine-add-to-cart-color': 'Text colour of the button.',
    '--vitrine-add-to-cart-radius': 'Corner radius of the button.',
    '--vitrine-add-to-cart-padding': 'Space around the label.',
    '--vitrine-add-to-cart-error-color': 'Colour of the message and its border.',
  },
});

export type AddToCartProps = PropsOf<typeof addToCart>;
