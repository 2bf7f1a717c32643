import { defineStrings, type TextsOf } from '../define-strings.js';

/** The checkout's own sentences; labels and prices are the server's. */
export const checkoutStrings = /* @__PURE__ */ defineStrings('checkout', {
  counted: 'Total: {amount}',
  countFailed: 'The total could not be counted again. What is shown is from before.',
  retry: 'Try again',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof checkoutStrings> {}
}
