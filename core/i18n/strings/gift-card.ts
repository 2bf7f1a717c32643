import { defineStrings, type TextsOf } from '../define-strings.js';

/** The recipient block of a product page, for gift cards. */
export const giftCardStrings = /* @__PURE__ */ defineStrings('giftCard', {
  sendAsGift: 'Send as a gift',
  recipient: 'Recipient',
  name: 'Recipient’s name',
  email: 'Recipient’s email',
  message: 'Message (optional)',
  date: 'Delivery date (optional)',
  dateHint: 'Without a date the card is sent at once. The day is that of {timeZone}.',
  dateHintAnywhere: 'Without a date the card is sent at once.',
  dateOutOfRange: 'Choose a date from {min} to {max}.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof giftCardStrings> {}
}
