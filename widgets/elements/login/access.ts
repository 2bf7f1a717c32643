import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through email, password, “Keep me signed in”, the button and the links.',
    Enter: 'In a field: signs in.',
  },
  announcements: [
    'Signing in that takes long: that it signs in.',
    'At once: why it failed. The focus moves to the field that is wrong.',
    'With “stay”: that one is signed in, in a status that takes the focus.',
  ],
};
