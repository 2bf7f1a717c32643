import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space': 'On its link or button: opens the dialog with the product.',
    Escape: 'Closes the dialog; the focus returns to what opened it.',
    Tab: 'Stays inside the dialog.',
  },
  announcements: [
    'When it opens, the focus is on its heading.',
    'The product’s title once it is loaded, or that it could not be.',
  ],
};
