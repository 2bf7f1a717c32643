import { defineStrings, type TextsOf } from '../define-strings.js';

/** The comments of an item, as readers see them. */
export const commentStrings = /* @__PURE__ */ defineStrings('comments', {
  write: 'Write a comment',
  closed: 'Comments are closed.',
  showMore: 'Show more comments',
  failed: 'The comments could not be loaded.',
  tryAgain: 'Try again',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof commentStrings> {}
}
