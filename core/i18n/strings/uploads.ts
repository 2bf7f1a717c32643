import { defineStrings, type TextsOf } from '../define-strings.js';

/** Texts of the files of a form. */
export const uploadStrings = /* @__PURE__ */ defineStrings('uploads', {
  drop: 'You can also drop files here.',
  percent: '{percent, number, percent}',
  progress: 'Upload of {name}',
  done: 'Uploaded',
  uploaded: '{name} is uploaded.',
  notUploaded: '{name} was not uploaded. {problem}',
  failed: 'Something went wrong. Try again.',
  cancel: 'Cancel',
  cancelOf: 'Cancel the upload of {name}',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  retry: 'Try again',
  retryOf: 'Try again: {name}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof uploadStrings> {}
}
