import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space': 'Likes the item, or takes the like back; `aria-pressed` tells which.',
  },
  announcements: [
    'The new number of likes, once the server has taken the press.',
    'At once: that a press could not be saved.',
  ],
};
