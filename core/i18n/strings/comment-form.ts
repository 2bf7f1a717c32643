import { defineStrings, type TextsOf } from '../define-strings.js';

/** The form for a new comment, which is fetched for those who write. */
export const commentFormStrings = /* @__PURE__ */ defineStrings('commentForm', {
  author: 'Name',
  text: 'Comment',
  post: 'Post comment',
  posting: 'Posting…',
  authorBlank: 'Please enter your name.',
  textBlank: 'Please write a comment.',
  tooLong: 'Please use {max, number} characters or fewer.',
  posted: 'Your comment is posted.',
  awaiting: 'Thank you. Your comment is shown once it has been approved.',
  notConfirmed: 'We could not confirm this. You can try again: it is posted once.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof commentFormStrings> {}
}
