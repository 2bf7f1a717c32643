import { defineStrings, type TextsOf } from '../define-strings.js';

/** The controls of a gallery of pictures. */
export const picturesStrings = /* @__PURE__ */ defineStrings('pictures', {
  pictures: 'Pictures',
  controls: 'Controls of the pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play the pictures',
  pause: 'Pause the pictures',
  position: '{number} / {count}',
  shown: 'Picture {number} of {count}',
  shownOf: 'Picture {number} of {count}: {alt}',
  thumbnails: 'All pictures',
  show: 'Show picture {number} of {count}',
  showOf: 'Show picture {number} of {count}: {alt}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof picturesStrings> {}
}
