import { defineStrings, type TextsOf } from '../define-strings.js';

/** The form in which a visitor writes a review. */
export const reviewFormStrings = /* @__PURE__ */ defineStrings('reviewForm', {
  ratingMissing: 'Choose 1 to 5 stars.',
  textMissing: 'Write a few words.',
  textTooLong: 'Use at most {most, number} characters.',
  photosTooMany: 'Add at most {most, number} photos.',
  photoTooLarge: '{name} is larger than {most, number} MB.',
  photoOfOtherType: '{name} is not a JPEG, PNG or WebP picture.',
  photosTogether: 'The photos are too large together. Nothing was sent.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof reviewFormStrings> {}
}
