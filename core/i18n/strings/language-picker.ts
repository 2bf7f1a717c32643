import { defineStrings, type TextsOf } from '../define-strings.js';

export const languagePickerStrings = /* @__PURE__ */ defineStrings('languagePicker', {
  label: 'Language',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof languagePickerStrings> {}
}
