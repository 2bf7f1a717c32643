import { defineStrings, type TextsOf } from '../define-strings.js';

/** Pictures in the whole window. */
export const pictureViewerStrings = /* @__PURE__ */ defineStrings('pictureViewer', {
  pictures: 'Pictures',
  close: 'Close pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: '{number} / {count}',
  shown: 'Picture {number} of {count}',
  shownOf: 'Picture {number} of {count}: {alt}',
  zoomed: 'Zoomed to {percent} %',
  failed: 'The picture could not be loaded.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof pictureViewerStrings> {}
}
