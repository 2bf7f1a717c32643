import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the email field, the consent and the button.',
    Enter: 'In the email field: signs up.',
    'Enter, Space': 'On “another email”: shows the form again.',
  },
  announcements: [
    'Sending that takes long: that it signs up.',
    'At once: why the sign-up failed.',
    'That the visitor is signed up, in a status that takes the focus of the form.',
  ],
};
