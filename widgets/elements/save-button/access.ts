import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space':
      'Saves the product, or takes it out of the list again; `aria-pressed` tells which, and the name says it with the product’s title.',
  },
  announcements: [
    'That the product is saved, or no longer saved.',
    'Once on a page: that the browser stores nothing, so that the list ends with the page.',
  ],
};
