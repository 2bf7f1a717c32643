import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space': 'On the button for more information: opens the provider’s page in a popup.',
    Escape: 'Closes the popup; the focus returns to the button.',
  },
  announcements: ['In the popup: that the information is loading or cannot be shown.'],
};
