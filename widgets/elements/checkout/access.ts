import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: "Moves through the page's own fields. What is wrong in a field is said when it is left.",
    'Enter, Space':
      'On the button that goes on: the focus goes to the next step. On “Try again”: counts again.',
  },
  announcements: [
    'After another country, delivery or coupon: the total, if it is another one.',
    'What is wrong in a field that was left, with its name.',
    'At once: that the total could not be counted (after a press each time, else once); that it is another one than the press that buys has seen; that nothing was ordered, because the browser is offline.',
  ],
};
