import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space': 'On the button: shows or hides the languages.',
    'Arrow Down': 'On the button: shows the languages, and goes to the current one.',
    'Arrow Down, Arrow Up': 'On a language: to the next one or the one before.',
    'Home, End': 'On a language: to the first or the last one.',
    Enter: 'On a language: follows its link.',
    Escape: 'Hides the languages; the focus is on the button again.',
    Tab: 'To the next language, and out; the languages are hidden then.',
  },
  announcements:
    'None: the button says whether the languages are shown, and the next page is in its own language.',
};
