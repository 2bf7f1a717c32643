import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Escape: 'Closes the dialog, unless it is being sent; the focus returns to what opened it.',
    Tab: 'Stays inside the dialog.',
    Enter:
      'In a one-line field: sends the form. On a problem in the summary: moves the focus to its field.',
  },
  announcements: [
    'When it opens, the focus is on its heading.',
    'With mistakes: an alert with every field and its problem.',
    'As an alert: that the answers could not be saved.',
    'Near the limit of a text field, after a pause: how many characters are left.',
  ],
};
