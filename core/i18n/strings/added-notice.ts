import { defineStrings, type TextsOf } from '../define-strings.js';

/** The notice of an add. */
export const addedNoticeStrings = /* @__PURE__ */ defineStrings('cart', {
  addedNotice: 'Added to your cart',
  addedQuantity: 'Quantity: {quantity}',
  addedSubtotal: 'Subtotal, {count, plural, one {# item} other {# items}}',
  noticeViewCart: 'View cart',
  noticeCheckout: 'Checkout',
  noticeContinue: 'Continue shopping',
  closeNotice: 'Close',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof addedNoticeStrings> {}
}
