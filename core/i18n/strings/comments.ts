import { defineStrings, type TextsOf } from '../define-strings.js';

/** The comments of an item: their list, and the form for a new one. */
export const commentStrings = /* @__PURE__ */ defineStrings('comments', {
  write: 'Write a comment',
  author: 'Name',
  text: 'Comment',
  post: 'Post comment',
  posting: 'Posting…',
  authorBlank: 'Please enter your name.',
  textBlank: 'Please write a comment.',
  tooLong: 'Please use {max, number} characters or fewer.',
  posted: 'Your comment is posted.',
  awaiting: 'Thank you. Your comment is shown once it has been approved.',
  closed: 'Comments are closed.',
  showMore: 'Show more comments',
  failed: 'The comments could not be loaded.',
  tryAgain: 'Try again',
  notConfirmed: 'We could not confirm this. You can try again: it is posted once.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof commentStrings> {}
}
