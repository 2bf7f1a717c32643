import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the products, their buttons and the lists of people.',
    'Enter, Space': 'On a button: shows who waits, sends, stops, tries again.',
    'Up, Down': 'In a long list of people: scrolls it.',
  },
  announcements: [
    'When a run begins: how many notifications are sent. When it ends: how many were.',
    'At once: that a run, or reading the signups, failed.',
  ],
};
