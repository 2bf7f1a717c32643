import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Up, Down': 'In the field: one step more, one step less.',
    Enter: 'In the field: takes the typed number and sends the form, if there is one.',
    'Enter, Space': 'On a stepper: one step more, one step less; held, it repeats.',
  },
  announcements: [
    'Half a second after the last press of a stepper: the quantity.',
    'That no more are available, when a number is above that.',
  ],
};
