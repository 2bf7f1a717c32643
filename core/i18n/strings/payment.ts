import { defineStrings, type TextsOf } from '../define-strings.js';

/** The texts beside the payment while a provider works; its refusals are its own sentences. */
export const paymentStrings = /* @__PURE__ */ defineStrings('payment', {
  paying: 'Your payment is being checked…',
  failed:
    'The payment could not be prepared. Nothing has been ordered: please try again, or pay another way.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof paymentStrings> {}
}
