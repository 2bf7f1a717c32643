import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    Tab: 'Moves through the picture, if `lightbox` makes it a link, and the small pictures, if `thumbnails` shows them.',
    'Enter, Space': 'On a small picture: shows it large.',
    Enter: 'On the picture, with `lightbox`: opens it in the whole window.',
    'Arrow left, Arrow right':
      'In the lightbox: the picture on that side, mirrored in right-to-left. A zoomed picture moves instead.',
    'Home, End': 'In the lightbox: the first and the last picture.',
    '+, −, 0': 'In the lightbox: zooms in and out; shows the whole picture.',
    Escape: 'Closes the lightbox; the focus returns to the picture, which is the one shown last.',
  },
  announcements: [
    'Picture 2 of 3: its text — when the lightbox opens, and after it has shown another picture.',
    'Zoomed to 160 % — after the size in the lightbox has changed.',
    'A small picture announces nothing: the one that is shown large is marked as the current one, and each picture has its text.',
  ],
};
