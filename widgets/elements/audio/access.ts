import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves between the play button and the position.',
    'Enter, Space': 'On the button: plays and pauses.',
    'Arrow keys': 'On the position: 5 seconds back or on.',
    'Home, End': 'On the position: to the beginning, to the end.',
  },
  announcements: [
    'The name of the button says what a press does next: “Play”, “Pause”.',
    'The position is spoken as “0:12 of 3:45” when it is moved.',
    'At once, that the recording could not be played.',
  ],
};
