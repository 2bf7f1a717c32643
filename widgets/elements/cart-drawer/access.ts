import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Escape: 'Closes the drawer; the focus returns to what opened it.',
    Tab: 'Stays inside the drawer while it is open.',
    'Up, Down': 'In a quantity: one more, one less.',
    'Enter, Space':
      'On a button: closes, removes, brings back. On the link: goes to the checkout or the cart page.',
  },
  announcements: [
    'When it opens after an add: the added item. The focus is on the heading then, else on the button that closes it.',
    'A new quantity, a removal and its undo with the subtotal, in a live region inside the dialog.',
    'At once: a change that failed, and why the checkout is not possible.',
  ],
};
