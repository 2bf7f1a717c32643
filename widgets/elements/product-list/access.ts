import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the products, the choice of order and “Show more”.',
    'Any key of a field':
      'In the form of the page: another choice changes the list; the focus stays in the field. After a link of the list the focus goes to the list.',
    'Enter, Space':
      'On “Show more”: adds products; the focus goes to the first of them. On a failure: tries again.',
  },
  announcements: [
    'After another filter, order or page of the page’s own list: what it says of how many products there are.',
    'After another order or more products: how many products are shown.',
    'At once: that products, or more of them, could not be loaded, also after another filter; “Try again” is below the list.',
  ],
};
