import { defineStrings, type TextsOf } from '../define-strings.js';

/** The thumbnails beside a product's main picture. */
export const galleryStrings = /* @__PURE__ */ defineStrings('gallery', {
  pictures: 'Pictures of {title}',
  showPicture: 'Show picture {number} of {count}',
  showPictureOf: 'Show picture {number} of {count}: {alt}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof galleryStrings> {}
}
