import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the lines, the coupon, shipping and the link to the checkout.',
    'Up, Down': 'In a quantity: one more, one less.',
    'Enter in a field': 'Applies it: the quantity, the coupon or the postal code.',
    'Enter, Space':
      'On a button: removes, brings back, applies, changes. After a removal the focus is on Undo, after that on the quantity.',
  },
  announcements: [
    'A new quantity with what it comes to, a removal and its undo with the subtotal.',
    'A coupon that was applied or removed, a chosen shipping option, where the order goes.',
    'At once: a change that failed, a limit of stock, a coupon that is not valid, why the checkout is not possible, and that the cart could not be loaded.',
  ],
};
