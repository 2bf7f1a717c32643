import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: { Enter: 'Follows a link of the description.', Tab: 'Moves through its links.' },
  announcements: 'Nothing: the text changes only with the product.',
};
