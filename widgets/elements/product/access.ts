import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: 'It shows nothing; the elements inside it have the controls.',
  announcements: 'It shows nothing; the elements inside it announce what changes.',
};
