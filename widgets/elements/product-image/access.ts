import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the small pictures, if `thumbnails` shows them.',
    'Enter, Space': 'On a small picture: shows it large.',
  },
  announcements:
    'None: the small picture that is shown large is marked as the current one, and each picture has its text.',
};
