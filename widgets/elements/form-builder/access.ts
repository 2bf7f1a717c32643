import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Alt + Up, Alt + Down': 'On a field of the list: moves it up or down; the focus stays on it.',
    'Enter, Space':
      'On a field: opens or closes its settings. On a button: adds, copies, moves, removes, brings back.',
    Escape:
      'Closes the list of field kinds, and gives the focus back to the button that opened it.',
    Tab: 'Moves through the fields, the settings and the preview.',
  },
  announcements: [
    'A field that was added, moved or brought back, with its place among all; a field that was removed.',
    'That JSON was loaded; as an alert, why it could not be.',
    'As an alert: what the form still lacks.',
  ],
};
