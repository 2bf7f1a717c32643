import { defineStrings, type TextsOf } from '../define-strings.js';

/** The account of a member; "Unable to load. Try again." is of platform §8. */
export const accountStrings = /* @__PURE__ */ defineStrings('account', {
  orders: 'Your orders',
  order: 'Order {number}',
  noOrders: 'You have not ordered anything yet.',
  failed: 'Unable to load. Try again.',
  tryAgain: 'Try again',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  keepCart: 'Leave a copy of the cart in this browser',
  signedOut: 'You are signed out.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof accountStrings> {}
}
