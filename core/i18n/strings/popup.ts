import { defineStrings, type TextsOf } from '../define-strings.js';

/** A popup with content of the page. */
export const popupStrings = /* @__PURE__ */ defineStrings('popup', {
  heading: 'A message for you',
  close: 'Close',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof popupStrings> {}
}
