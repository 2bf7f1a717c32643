import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the fields, in the order of the form.',
    Enter:
      'In a one-line field: sends the form. On a problem in the summary: moves the focus to its field.',
    'Space, arrow keys': 'Choose in checkboxes, radio buttons and lists, as the browser does.',
  },
  announcements: [
    'With mistakes: an alert with every field and its problem; the focus goes to it.',
    'Sending that takes long: that the form is being sent.',
    'The message after sending, in a status that takes the focus.',
    'Near the limit of a text field, after a pause: how many characters are left.',
  ],
};
