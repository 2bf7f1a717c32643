import { defineStrings, type TextsOf } from '../define-strings.js';

/** Messages of captchas; the first is from storefront §5 and §8, the others are our own. */
export const captchaStrings = /* @__PURE__ */ defineStrings('captcha', {
  required: 'Complete CAPTCHA before submitting.',
  title: 'CAPTCHA',
  label: 'I am not a robot',
  verifying: 'Verifying…',
  verified: 'Verified',
  failed: 'The check did not work. Please try again.',
  expired: 'The check has expired. Please do it once more.',
  notRendered:
    'The CAPTCHA could not be shown, and this form needs it. Please check your internet connection and reload the page.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof captchaStrings> {}
}
