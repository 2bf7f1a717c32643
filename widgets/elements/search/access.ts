import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Arrow Down, Arrow Up':
      'In the field: to the next suggestion or the one before, over its ends to the text. The focus stays in the field. With the list closed they open it.',
    'Home, End':
      'On a suggestion: to the first or the last. Else the caret moves, as in any field.',
    Enter: 'On a suggestion: follows its link. Else the form is sent, and the search page opens.',
    Escape: 'Closes the suggestions. The second one empties the field.',
    Tab: 'Leaves the field: to the button of the form, to the button that clears the last searches, and on.',
  },
  announcements: [
    'How many suggestions there are, or that there are none, once nothing more is typed.',
    'That the suggestions could not be loaded; Enter searches nevertheless.',
    'That the last searches were cleared.',
  ],
};
