import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Arrow Down, Arrow Up':
      'In the field: to the next address or the one before, over the ends to the text. The focus stays in the field. With the list closed they open it.',
    'Home, End': 'On an address: to the first or the last. Else the caret moves, as in any field.',
    Enter: 'On an address: fills it in. Else it does what the form does with it.',
    Escape: 'Closes the list; what was typed stays.',
    Tab: 'Leaves the field, and closes the list. Nothing is chosen.',
  },
  announcements: [
    'That addresses are suggested, or that none begins like this, once nothing more is typed.',
    'That addresses cannot be looked up. The field stays a plain one.',
    'The address that was filled in.',
  ],
};
