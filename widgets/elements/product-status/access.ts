import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: 'It is text; nothing in it takes the focus.',
  announcements: 'None of its own: the variant picker says that a chosen variant is sold out.',
};
