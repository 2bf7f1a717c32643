import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through “Show more comments” and “Write a comment”, then the name, the comment and the button.',
    'Enter, Space':
      'On “Show more comments”: the focus moves to the first new comment. On “Write a comment”: the form takes its place, with the focus in the name.',
    Enter: 'In the name: posts the comment.',
  },
  announcements: [
    'Posting that takes long: that it posts.',
    'At once: why a comment was not posted; the focus moves to the field that is wrong.',
    'That a comment is posted, or waits for approval, in a status that takes the focus.',
  ],
};
