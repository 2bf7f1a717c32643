import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: { Enter: 'Follows the link to the page where one joins.' },
  announcements: 'Nothing changes on the page: the link leads away.',
};
