import { address, choice, defineWidget, type PropsOf } from '../../element/index.js';

export const cartIndicator = defineWidget({
  tag: 'vitrine-cart-indicator',
  summary: 'A link to the cart for a header: how many items are in it and what they cost.',
  load: 'idle',
  props: {
    href: address({
      fallback: '',
      description:
        "The address of the cart page; by default that of the link inside, else the shop's /cart.",
    }),
    opens: choice(['page', 'drawer'], {
      fallback: 'page',
      description: "Whether a press goes to the cart page or opens the page's cart drawer.",
    }),
  },
  slots: {
    '': 'A plain link to the cart, shown until the widget is loaded and if the cart cannot be read.',
    icon: 'A picture in the place of the bag; it is decoration, without words.',
  },
  parts: {
    link: 'The link.',
    icon: 'The bag, or what stands in its place, with the number over it.',
    badge: 'The number of items, at most "100+"; not there while there are none.',
    subtotal: 'The subtotal; empty while there are no items.',
  },
  states: {
    initialized: 'The cart is loaded.',
    empty: 'There are no items.',
  },
  cssProperties: {
    '--vitrine-cart-indicator-color': 'Colour of icon and subtotal.',
    '--vitrine-cart-indicator-badge-background': 'Background of the number.',
    '--vitrine-cart-indicator-badge-color': 'Text colour of the number.',
    '--vitrine-cart-indicator-gap': 'Space between icon and subtotal.',
  },
});

export type CartIndicatorProps = PropsOf<typeof cartIndicator>;
