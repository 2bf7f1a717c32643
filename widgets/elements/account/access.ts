import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the orders, the box and the button.',
    Enter: 'On an order: opens its page.',
    Space: 'On the box: chooses whether a copy of the cart stays.',
  },
  announcements: [
    'Signing out that takes long: that it signs out.',
    'At once: why signing out failed.',
    'With “stay”: that one is signed out, in a status.',
  ],
};
