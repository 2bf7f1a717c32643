import { defineStrings, type TextsOf } from '../define-strings.js';
import { addButtonTexts } from './add-button.js';

/** Changes of the cart: button labels of storefront §4 and §9, sentences of §8. */
export const cartStrings = /* @__PURE__ */ defineStrings('cart', {
  // Button labels (storefront §4, §9).
  ...addButtonTexts,
  adding: 'Adding…',
  added: 'Added!',
  tryAgain: 'Try again',

  // Alert titles (storefront §8).
  unableToAddItem: 'Unable to Add Item',
  unableToPurchaseItem: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemoveItem: 'Unable to remove item',
  unableToUpdateForm: 'Unable to update form',
  unableToOpenForm: 'Unable to open form',
  unableToUpdateCoupons: 'Unable to update coupons',
  unableToUpdateShipping: 'Unable to update shipping',

  // A change that may have been made: our own.
  notConfirmedTitle: 'Not Confirmed',
  notConfirmed: 'We could not confirm this. Please check your cart.',

  // Reasons (storefront §8).
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: 'Please try again in a few seconds.',
  checkConnection: 'Please check your internet connection.',
  shopUnreachable: 'The shop cannot be reached. Please try again later.',
  unknownError: 'Unknown error, please try again later.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof cartStrings> {}
}
