import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: { Enter: 'Follows the link to the cart; with `opens="drawer"` it opens the drawer.' },
  announcements: 'None of its own: the announcement of an add has the new number of items.',
};
