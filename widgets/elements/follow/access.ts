import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Enter: 'Follows the link, which opens in a popup window.',
    'Ctrl+Enter': 'Opens the link in a new tab, as any link.',
  },
  announcements: 'None: the browser moves the focus to the new window.',
};
