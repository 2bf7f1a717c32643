import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Enter: 'With `link`: follows the link to the product’s page. Without, nothing takes the focus.',
  },
  announcements: 'None: the title is text, or a heading that screen readers list.',
};
