import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space':
      'On “Send as a gift”: shows or hides the fields, which then join or leave the form.',
    Tab: 'Moves through name, email, message and delivery date.',
  },
  announcements: [
    'Near the limit of the message, after a pause: how many characters are left.',
    'The button says whether the fields are open; a problem is read with its field.',
  ],
};
