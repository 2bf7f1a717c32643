import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: { Enter: 'Follows the link to the comments.' },
  announcements: 'None: the number is read before the link is reached.',
};
