import { defineStrings, type TextsOf } from '../define-strings.js';

/** The texts of an editor of pages (platform §5, §8). */
export const editorStrings = /* @__PURE__ */ defineStrings('editor', {
  pageUrlInvalid: '{val} is not a valid page URL',
  fileTooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  invalidDate: 'Invalid Date',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof editorStrings> {}
}
