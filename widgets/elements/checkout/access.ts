import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: "Moves through the page's own fields. What is wrong in a field is said when it is left.",
    'Enter, Space':
      'On the button that goes on: the focus goes to the next step. On “Try again”: counts again.',
  },
  announcements: [
    'After another country, delivery or coupon: the total.',
    'At once, and once: that the total could not be counted; that it is another one than the press that buys has seen.',
  ],
};
