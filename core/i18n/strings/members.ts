import { defineStrings, type TextsOf } from '../define-strings.js';

/** Members of the site. */
export const memberStrings = /* @__PURE__ */ defineStrings('members', {
  join: 'Join',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof memberStrings> {}
}
