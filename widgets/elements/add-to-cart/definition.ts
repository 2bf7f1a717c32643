import {
  defaultDelays,
  type AddResult,
  type CartError,
} from '../../../core/commerce/cart/index.js';
import type { PurchaseKind } from '../../../core/commerce/purchase/index.js';
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

/** What a press does: adds the item to the cart, or buys it without the cart. */
export type ButtonKind = 'add' | PurchaseKind;

/** What is about to be added, or was. */
export interface AddedItem {
  itemId: string;
  sku: string | null;
  quantity: number | null;
  /** A JSON text. */
  additionalFields: string | null;
}

export interface AddedDetail
  extends AddedItem, Pick<AddResult, 'cart' | 'entry' | 'addedQuantity'> {}

/** The purchase skips the cart. */
export interface LeaveDetail extends AddedItem {
  kind: Exclude<ButtonKind, 'add'>;
  /** Where the shopper is about to go. */
  address: string;
}

export interface AddFailedDetail extends AddedItem {
  kind: ButtonKind;
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
  /** A listener of `vitrine-before-add` prevented it. */
  | { kind: 'canceled' }
  /** The shopper closed the product's form without submitting it. */
  | { kind: 'dismissed' }
  /** A press of this or another button of the form is pending, or 'Added!' still shows. */
  | { kind: 'busy' };

export const addToCart = defineWidget({
  tag: 'vitrine-add-to-cart',
  budget: 5_300,
  summary:
    'The button that adds a product to the cart, or buys it at once: express checkout, a subscription, a gift card. Alone or in the form around it.',
  props: {
    productId: string({ description: 'The product; the nearest vitrine-product if left out.' }),
    sku: string({ description: 'The variant, where there is no picker for it.' }),
    quantity: number({ description: 'How many, where there is no quantity field for it.' }),
    label: string({
      description: "The button's text; the product's, then the site's if left out.",
    }),
    express: boolean({
      description:
        'Buys this item alone, past the cart, and goes to the checkout. Subscriptions and gift cards do so by themselves.',
    }),
    hasForm: boolean({
      description:
        'Says before the product is known that it has additional fields: an early press then waits for the widget.',
    }),
    afterAdd: choice(['stay', 'cart', 'drawer'], {
      fallback: 'stay',
      description:
        "Stay on the page, go to the cart, or open the page's vitrine-cart-drawer; without one, stay.",
    }),
    alert: choice(['dialog', 'inline'], {
      fallback: 'dialog',
      description: 'Whether a failure opens a dialog or only shows below the button.',
    }),
    addedDelay: number({
      fallback: defaultDelays.addedDelay,
      description: 'Milliseconds from the answer to "Added!".',
    }),
    resetDelay: number({
      fallback: defaultDelays.resetDelay,
      description: 'Milliseconds from "Added!" back to the label.',
    }),
  },
  events: {
    onBeforeAdd: event<AddedItem>({
      type: 'vitrine-before-add',
      cancelable: true,
      description: 'Before anything is sent.',
    }),
    onAdded: event<AddedDetail>({ type: 'vitrine-added', description: 'The item is in the cart.' }),
    onBeforeLeave: event<LeaveDetail>({
      type: 'vitrine-before-leave',
      cancelable: true,
      description:
        'The cart of a purchase is made, and the page is about to be left for its address. A listener that prevents it goes there in a way of its own.',
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
  },
  slots: { '': 'A plain submit button, used until the widget is there.' },
  parts: {
    button: 'The button.',
    label: 'Its text, in each state.',
    spinner: 'The sign of an add under way.',
    message: 'What is wrong, or what was not added, below the button.',
    note: 'What an express button says of itself, below it.',
    retry: 'The button in the message that tries the same again.',
    dialog: 'The alert of a failure.',
    'dialog-title': 'Its title.',
    'dialog-button': 'The button that closes it.',
  },
  states: {
    adding: 'An add or a purchase is under way.',
    added: '"Added!" shows.',
    failed: 'An add or a purchase has just failed.',
    express: 'It buys past the cart: express checkout, a subscription or a gift card.',
    'sold-out': 'What is selected is sold out.',
    replaced: 'It shows nothing: a vitrine-restock stands in its place.',
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
