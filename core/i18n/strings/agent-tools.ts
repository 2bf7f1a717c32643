import { defineStrings, type TextsOf } from '../define-strings.js';

export const agentStrings = /* @__PURE__ */ defineStrings('agentTools', {
  allow: 'Allow',
  refuse: 'Don’t allow',
  changedCart: 'An assistant in your browser has changed your cart.',
  checkoutTitle: 'Go to the checkout?',
  checkoutText:
    'An assistant in your browser asks to go to the checkout with {count, plural, one {# item} other {# items}} for {total}. You decide there whether you buy.',
  signUpTitle: 'Send your email address?',
  signUpText:
    'An assistant in your browser asks to send {email} to this shop, which writes to you when the item is back in stock.',
  formTitle: 'Send this form?',
  formText: 'An assistant in your browser asks to send your answers to this shop:',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof agentStrings> {}
}
