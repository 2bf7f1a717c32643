import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through “Clear” and the products.',
    'Enter, Space':
      'On “Clear”: forgets the list; the focus goes to “Undo” in its place, which brings it back.',
  },
  announcements:
    'None: that the list was forgotten describes “Undo”, which has the focus; the list itself comes unasked.',
};
