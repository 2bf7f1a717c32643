import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Stays in the popup, which is a modal dialog.',
    Escape: 'Closes it. The focus returns to where it was.',
    'Enter, Space': 'On the cross: closes it.',
  },
  announcements: ['The dialog with its heading, which takes the focus when it opens.'],
};
