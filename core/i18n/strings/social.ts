import { defineStrings, type TextsOf } from '../define-strings.js';

/** Comments, likes, shares and players of rendered pages. */
export const socialStrings = /* @__PURE__ */ defineStrings('social', {
  comments: 'Comments',
  // Digits alone, so that a script can read the number.
  commentCount: '{count, plural, =0 {No Comments} one {{count} Comment} other {{count} Comments}}',
  likeCount: '{count, plural, one {{count} Like} other {{count} Likes}}',
  share: 'Share',
  follow: 'Follow @{name}',
  playVideo: 'Play video',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof socialStrings> {}
}
