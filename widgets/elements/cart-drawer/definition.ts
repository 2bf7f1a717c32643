import {
  address,
  boolean,
  defineWidget,
  event,
  method,
  type PropsOf,
} from '../../element/index.js';
import { contentsEvents, contentsParts } from '../../parts/cart-contents/definition/index.js';
import type { DrawerRequest } from '../../parts/cart-link/index.js';
import type { OpenCartDetail } from '../../parts/page-events/index.js';

export const cartDrawer = defineWidget({
  tag: 'vitrine-cart-drawer',
  summary:
    'The cart in a dialog at the side of the page, opened by an add, a pill or an indicator.',
  // Nothing of it is visible until it opens.
  load: 'idle',
  props: {
    href: address({
      fallback: '',
      description: "The address of the cart page; by default the shop's /cart.",
    }),
    checkoutHref: address({
      fallback: '',
      description: "The address of the checkout; by default the shop's /checkout.",
    }),
    continueHref: address({
      fallback: '',
      description: 'The address that an empty cart links to; by default the shop.',
    }),
    complements: boolean({
      description:
        'Shows, after an add, up to three products that go with the added one: those that it names as its `complements`.',
    }),
  },
  events: {
    onBeforeOpen: event<OpenCartDetail>({
      type: 'vitrine-before-open',
      cancelable: true,
      description: 'The dialog is about to open. A listener may prevent that.',
    }),
    onDrawerOpened: event({ type: 'vitrine-drawer-opened', description: 'The dialog is open.' }),
    onDrawerClosed: event({ type: 'vitrine-drawer-closed', description: 'It was closed.' }),
    ...contentsEvents,
  },
  methods: {
    open: method<(request?: DrawerRequest) => boolean>({
      description:
        'Opens the dialog; a message is announced first. Returns false when a listener prevents it.',
    }),
    close: method<() => void>({ description: 'Closes it; the focus goes back to the opener.' }),
  },
  slots: { 'close-icon': 'A picture in the place of the close cross.' },
  parts: {
    dialog: 'The dialog.',
    header: 'Heading and close button.',
    heading: '"Cart, 3 items".',
    close: 'The button that closes it.',
    'close-icon': 'The cross in that button.',
    notice: 'The item that was just added.',
    body: 'The scrolling part.',
    footer: 'Subtotal and checkout.',
    complements: 'What goes with the item that was just added.',
    'complements-heading': 'The heading of that.',
    complement: 'One such product.',
    'complement-add': 'The button that adds it.',
    'complement-choose': 'The link to a product with something to choose.',
    ...contentsParts,
    'view-cart': 'The link to the cart page.',
  },
  states: {
    open: 'The dialog is open.',
    empty: 'The cart is known to be empty.',
    updating: 'A change is pending; the subtotal is about to change.',
  },
  cssProperties: {
    '--vitrine-cart-drawer-width': 'Width of the dialog on wide screens.',
    '--vitrine-cart-drawer-background': 'Background of the dialog.',
    '--vitrine-cart-drawer-color': 'Text colour of the dialog.',
    '--vitrine-cart-drawer-backdrop': 'Colour over the page behind.',
    '--vitrine-cart-picture-size': 'Width of the pictures.',
    '--vitrine-cart-picture-ratio': 'Width of the pictures by their height.',
    '--vitrine-cart-line-padding': 'Space above and below each line.',
    '--vitrine-cart-rule': 'Colour of the lines between entries.',
    '--vitrine-cart-title-font': 'Font family of headings and titles.',
    '--vitrine-cart-checkout-background': 'Background of the checkout link.',
    '--vitrine-cart-checkout-color': 'Text colour of the checkout link.',
    '--vitrine-cart-radius': 'Corner radius of buttons, fields and pictures.',
  },
});

export type CartDrawerProps = PropsOf<typeof cartDrawer>;
