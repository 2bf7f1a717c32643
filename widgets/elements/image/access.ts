import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: 'It is a picture; nothing in it takes the focus.',
  announcements: 'None: its text is the `alt` of the picture.',
};
