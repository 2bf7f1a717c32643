import { defineStrings, type TextsOf } from '../define-strings.js';

export const linkStrings = /* @__PURE__ */ defineStrings('links', {
  newTab: '(opens in a new tab)',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof linkStrings> {}
}
