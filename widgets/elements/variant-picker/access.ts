import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves from option to option.',
    'Arrow keys':
      'In a group of buttons or swatches, or in a dropdown: choose the value before or after.',
    Space: 'Chooses the value that has the focus, or opens a dropdown.',
  },
  announcements: [
    'After a choice: the variant with its price and how many are left, or that it is sold out.',
    'A choice that a new one has cleared.',
    'What is missing is read with its option, which gets the focus when an add is refused.',
  ],
};
