import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'To the chosen way to buy, then to how often. Without plans nothing takes the focus.',
    'Arrow keys': 'Choose the way to buy, and how often.',
  },
  announcements: [
    'When a plan is chosen: what it costs, how often, and how it renews.',
    'Each way is read with its price. Price and terms stand before the button, and are read there.',
  ],
};
