import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Enter:
      "On the link: loads the player in its place, which gets the focus; its keys are then the provider's.",
    'Ctrl+Enter': 'On the link: opens the page of the video in a new tab.',
  },
  announcements: "None of its own: the focus moves to the player, whose name is the video's title.",
};
