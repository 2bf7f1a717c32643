import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the ways to share.',
    'Enter, Space':
      "On “Share”: opens the system's dialog. On “Copy link”: copies it; the focus stays.",
    Enter: 'On “E-mail”: begins an e-mail. On a link of the page: opens it in a popup window.',
  },
  announcements: [
    '“Link copied”, politely, when the link was copied.',
    'At once, where the browser lets no page copy, that the field that has the focus now holds the link.',
  ],
};
