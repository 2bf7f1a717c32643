import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the link to write one, the rating bars, the order, the photos and “Show more”.',
    'Enter, Space':
      'On a rating bar: shows only its reviews; again, all. On a photo: opens it large. On “Show more”: adds reviews; the focus goes to the first of them.',
    Escape: 'Closes a photo; the focus returns to the small one.',
  },
  announcements: [
    'After a filter or another order: how many reviews are shown.',
    'At once: that reviews, or more of them, could not be loaded.',
  ],
};
