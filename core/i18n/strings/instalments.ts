import { defineStrings, type TextsOf } from '../define-strings.js';

/** Instalment payments: the wording of storefront §5, and the popup's own texts. */
export const instalmentStrings = /* @__PURE__ */ defineStrings('instalments', {
  // In range (ux §9).
  payments: '{count} payments of {amount}',
  paymentsWithLast: '{count} payments of {amount}, the last one {last}',
  paymentsFrom: '{count} payments from {amount}',

  // Out of range (storefront §5).
  availableUpTo: 'available for orders up to {amount}',
  availableOver: 'available for orders over {amount}',

  // With whom; {text} is one of the above.
  payWith: '{text} with {provider}',
  payWithOneLine: 'or {text} with {provider}',
  providerIs: '{provider} {text}',

  // Popup.
  learnMore: 'Learn more about {provider}',
  about: 'About {provider}',
  close: 'Close',
  loading: 'Loading…',
  unavailable: 'This information cannot be shown right now.',
  visit: 'Read about it at {provider}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof instalmentStrings> {}
}
