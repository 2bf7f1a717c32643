import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the products, the choice of order and “Show more”.',
    'Enter, Space':
      'On “Show more”: adds products; the focus goes to the first of them. On a failure: tries again.',
  },
  announcements: [
    'After another order or more products: how many products are shown.',
    'At once: that products, or more of them, could not be loaded.',
  ],
};
