import { defineStrings, type TextsOf } from '../define-strings.js';

/**
 * Refusals of a server that have no text in the tables of the widgets, by problem code; the last group has no code of its
 * own. The specification words none of them.
 */
export const serverStrings = /* @__PURE__ */ defineStrings('server', {
  'malformed-body': 'The request body could not be read.',
  'invalid-request': 'The request is not valid.',
  'item-not-found': 'There is no such item.',
  'coupon-unknown': 'We do not know this code. Please check it and try again.',
  'coupon-early': 'This code is not valid yet.',
  'coupon-goods': 'This code is for other products.',
  'coupon-expired': 'This code has expired.',
  'coupon-used-up': 'This code has been used up.',
  'coupon-minimum': 'This code is for larger orders.',
  'gift-card-unknown': 'We do not know this gift card. Please check the code and try again.',
  'gift-card-currency': 'This gift card is in another currency.',
  'gift-card-empty': 'Nothing is left on this gift card.',
  'gift-card-disabled': 'This gift card is disabled. Please contact the shop.',
  'gift-card-most': 'No more gift cards can be used for one order.',
  'shipping-country': 'We do not ship to this country.',
  'shipping-option': 'Please choose one of the ways of delivery.',
  'subscription-only': 'This item is sold by subscription only.',
  'not-subscribable': 'This item is not sold by subscription.',
  'plan-unknown': 'This item is not sold by that plan. Please choose another one.',
  'not-a-gift-card': 'This item is not a gift card.',
  'minimum-subtotal': 'This order is too small to check out.',
  'total-changed': 'The total has changed. Please look at it again before you order.',
  'form-invalid': 'This form cannot be saved as it is.',
  'form-of-product': 'This form belongs to a product and cannot be changed here.',
  'form-not-found': 'There is no such form.',
  'comment-not-found': 'There is no such comment.',
  'in-stock': 'This is in stock again: you can buy it now.',
  'owner-only': 'Please sign in as the owner of this shop.',
  'not-allowed':
    'Your account may not do that. An administrator of this shop can give you a role that may.',
  'wrong-account': 'The email address, the password or the code is not right.',
  'wrong-password': 'That is not the password.',
  'wrong-sign-in': 'The password or the code is not right. Each code works once.',
  'api-key': 'This call needs an API key of this shop.',
  'member-only': 'Please sign in.',
  'wrong-member-sign-in': 'The email address or the password is not right.',
  'wrong-passkey':
    'You could not be signed in with this passkey. Please try again, or use your password.',
  'passkey-not-added': 'This passkey could not be added. Please try again.',
  'too-many-passkeys': 'You have 20 passkeys. Please remove one before you add another.',
  'addresses-full': 'You can keep 20 addresses. Please delete one first.',
  'address-not-found': 'There is no such address.',
  'link-used': 'This link was used or is too old. Please ask for a new one.',
  'wrong-code': 'That is not the code. Please type the one that your app shows now.',
  'schema-not-found': 'There is no such event schema.',
  'origin-refused': 'This origin may not call this server.',
  'entry-not-found': 'That item is no longer in your cart.',
  'entry-mismatch': 'That cart entry holds another item.',
  'cart-full': 'Your cart is full. Please remove an item before you add another one.',
  'hand-off':
    'Your items could not be brought here. Please go back to the page you came from and follow its cart link again.',
  'foreign-form': 'Please check your choice, and press the button once more.',
  'purchase-fixed': 'This purchase can no longer be changed.',
  'not-found': 'There is no such call.',
  'cart-expired': 'Your cart has expired.',
  'cart-purchased': 'Your cart has already been purchased.',
  'body-too-large': 'The request body is too large.',
  'unsupported-media-type': 'The content type is not supported.',
  unavailable: 'The shop cannot take this right now. Please try again in a few seconds.',
  'settings-changed':
    'These settings have been changed in the meantime. Please look at them again before you save.',
  'places-unavailable': 'Addresses cannot be looked up right now. Please type yours.',
  'place-not-found': 'There is no such place.',
  'idempotency-key-reused': 'The idempotency key has been used for another request.',

  itemsArrived:
    '{count, plural, one {The item} other {The items}} you picked on the other page {count, plural, one {is} other {are}} here now.',
  couponMinimum: 'This code is for orders of {minimum} or more.',
  priceIncludes: 'incl. {title}',
  giftCardTries: 'Too many codes were tried. Please try again in ten minutes.',
  giftCardLater: 'This is a gift card. Please enter it at the checkout.',
  cardDeclined: 'Your card was declined. Please try another card.',
  cardUnknown: 'This shop is in test mode. Please use one of its test cards.',
  'payment-declined': 'The payment was not accepted. Nothing has been ordered.',
  paymentUnavailable:
    'The payment could not be checked. Nothing has been ordered: please press the button again.',
  orderOpen: 'In preparation',
  orderPart: 'Partly on its way',
  orderSent: 'On its way',
  orderDone: 'Complete',
  orderCancelled: 'Cancelled',
  unreadableCharacters: 'There are characters in this that cannot be read.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof serverStrings> {}
}
