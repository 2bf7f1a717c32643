import { defineStrings } from '../define-strings.js';

/** What rendered pages say too; apart, so that they carry no more of the cart's words. */
const buttonTexts = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
} as const;

export const addButtonStrings = /* @__PURE__ */ defineStrings('cart', buttonTexts);

/** The cart: button labels of storefront §4 and §9, sentences of §8, the pill's words, live-region messages. */
export const cartStrings = /* @__PURE__ */ defineStrings('cart', {
  // Button labels (storefront §4, §9).
  ...buttonTexts,
  adding: 'Adding…',
  added: 'Added!',
  tryAgain: 'Try again',
  ok: 'OK',

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

  // Reasons (storefront §8).
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: 'Please try again in a few seconds.',
  checkConnection: 'Please check your internet connection.',
  unknownError: 'Unknown error, please try again later.',

  // The cart (storefront §8).
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
  emptyCart: 'You have nothing in your shopping cart.',

  // Pill (storefront §4, platform §9).
  item: 'item',
  items: 'items',
  itemCountOne: '{count} item',
  itemCountMany: '{count} items',
  moreThan100: '100+',
  itemsInCartOneSubtotal: '{count} item in cart, subtotal {subtotal}',
  itemsInCartManySubtotal: '{count} items in cart, subtotal {subtotal}',
  moreThan100Items: 'More than 100 items in cart',
  noItemsInCart: '{count} items in cart',

  // Live region: '{title}, {variant}, quantity {n}, added. Cart: {count} items, {subtotal}.'
  addedItem: '{title}, quantity {quantity}, added.',
  addedVariant: '{title}, {variant}, quantity {quantity}, added.',
  cartSummaryOne: 'Cart: {count} item, {subtotal}.',
  cartSummaryMany: 'Cart: {count} items, {subtotal}.',
  addedFewer: 'Only {added} of {quantity} could be added.',
  lostEntries: 'Your previous cart is no longer available. A new cart was started with this item.',
  goingToCheckout: 'Going to checkout',
});
