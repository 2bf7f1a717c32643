import { defineStrings, type TextsOf } from '../define-strings.js';

/** The checkout's own sentences; labels and prices are the server's. */
export const checkoutStrings = /* @__PURE__ */ defineStrings('checkout', {
  counted: 'Total: {amount}',
  changed: 'The total is now {amount}. Nothing has been ordered yet.',
  countFailed:
    'The total could not be counted again. You can order all the same: you will see it first.',
  offline:
    'Please check your internet connection. Nothing has been ordered, and what you typed is still here.',
  retry: 'Try again',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof checkoutStrings> {}
}
