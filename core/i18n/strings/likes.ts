import { defineStrings, type TextsOf } from '../define-strings.js';

/** The like button: its name, whose state `aria-pressed` tells, and what it announces. */
export const likeStrings = /* @__PURE__ */ defineStrings('likes', {
  like: 'Like',
  failed: 'Your like could not be saved. Please try again.',
  failedUnlike: 'Your like could not be taken back. Please try again.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof likeStrings> {}
}
