import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Arrow left, Arrow right':
      'In a slideshow, a slider and the lightbox: the picture on that side, mirrored in right-to-left. A zoomed picture moves instead.',
    'Home, End': 'The first and the last picture.',
    Enter: 'On a picture with a link: opens the lightbox, plays the video, or follows the link.',
    'Enter, Space':
      'On a button: shows the picture before, the next or that of a thumbnail; pauses or plays.',
    '+, −': 'In the lightbox: zooms in and out.',
    '0': 'In the lightbox: shows the whole picture.',
    Escape: 'Closes the lightbox; the focus returns to the picture that was shown last.',
  },
  announcements: [
    'Picture 2 of 12: its text — after a key or a button has shown another picture, and when the lightbox opens. Playing by itself announces nothing.',
    'Zoomed to 160 % — after the size in the lightbox has changed.',
  ],
};
