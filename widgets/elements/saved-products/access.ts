import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the products and their buttons.',
    'Enter, Space':
      'On “Remove”: takes the product out; the focus goes to “Undo” in its place. On “Undo”: puts it back; the focus goes to its “Remove”.',
  },
  announcements: [
    'Undo: that the product is saved again.',
    'A removal is not announced: “Undo”, which has the focus, is described by it.',
    'At once: that the products could not be loaded.',
  ],
};
