import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: 'It has no control of its own: typing stays in the textarea, which takes every key.',
  announcements: [
    'After a second without typing, from ten characters before the limit: how many are left, or that the text is too long.',
  ],
};
