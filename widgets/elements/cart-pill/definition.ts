import { address, boolean, choice, defineWidget, type PropsOf } from '../../element/index.js';

export const cartPill = defineWidget({
  tag: 'vitrine-cart-pill',
  summary: 'A link to the cart with the number of items in it. Hidden while the cart is empty.',
  // A floating pill is visible although its element may be at the end of the page.
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
    floating: boolean({ description: 'Fixes the pill to the lower end corner of the window.' }),
  },
  slots: {
    '': 'A plain link to the cart, shown until the widget is loaded and if the cart cannot be read.',
    icon: 'A picture in the place of the trolley; it is decoration, without words.',
  },
  parts: {
    pill: 'The link.',
    icon: 'The trolley.',
    count: 'The number of items, at most "100+".',
    text: 'The word "item" or "items".',
  },
  states: {
    initialized: 'The cart is loaded.',
    empty: 'Nothing is shown: the cart is empty or not loaded yet.',
  },
  cssProperties: {
    '--vitrine-cart-pill-background': 'Background of the pill.',
    '--vitrine-cart-pill-color': 'Text colour of the pill.',
    '--vitrine-cart-pill-radius': 'Corner radius of the pill.',
    '--vitrine-cart-pill-gap': 'Space between icon, number and word.',
    '--vitrine-cart-pill-offset': 'Distance of a floating pill from the edges of the window.',
    '--vitrine-cart-pill-z-index': 'Stacking of a floating pill.',
  },
});

export type CartPillProps = PropsOf<typeof cartPill>;
