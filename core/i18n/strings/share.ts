import { defineStrings, type TextsOf } from '../define-strings.js';

export const shareStrings = /* @__PURE__ */ defineStrings('share', {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'The link could not be copied. Copy it from the field.',
  address: 'Link',
  mail: 'E-mail',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof shareStrings> {}
}
