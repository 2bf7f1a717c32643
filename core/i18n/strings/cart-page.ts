import { defineStrings, type TextsOf } from '../define-strings.js';

/** The cart page, the drawer and the indicator; the sentences of storefront §8 are in `cart.ts`. */
export const cartPageStrings = /* @__PURE__ */ defineStrings('cartPage', {
  // The whole.
  cart: 'Cart',
  drawerHeading: 'Cart, {items}',
  orderSummary: 'Order summary',
  viewCart: 'View cart',
  checkout: 'Checkout',
  closeCart: 'Close cart',

  // Lines.
  quantityText: 'Quantity: {quantity}',
  lineTotal: 'Line total',
  removeOf: 'Remove {title}',
  remove: 'Remove',
  removed: '{title} removed',
  undo: 'Undo',
  undoOf: 'Undo: {title}',
  edit: 'Edit',
  editOf: 'Edit {title}',
  saveAnswers: 'Save',

  // Totals.
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  taxRule: '{title} ({rate})',
  tax: 'Tax',
  total: 'Total',
  totalIncluding: 'Total incl. {title}',
  taxIncluded: 'Includes {title} ({rate})',
  free: 'Free',
  shippingLater: 'Enter your address',
  totalsUpdating: 'Updating…',

  // Coupons.
  coupons: 'Coupons',
  couponCode: 'Coupon code',
  applyCoupon: 'Apply',
  removeCouponOf: 'Remove coupon {code}',
  couponMissing: 'Enter a coupon code.',
  couponApplied: 'Coupon {code} applied.',
  couponRemoved: 'Coupon {code} removed.',

  // Shipping.
  shippingTo: 'Shipping to {place}',
  changeAddress: 'Change',
  changeAddressOf: 'Change shipping address',
  country: 'Country',
  chooseCountry: 'Select a country',
  region: 'State or region',
  postalCode: 'Postal code',
  saveAddress: 'Show shipping options',
  countryMissing: 'Select a country.',
  shippingOptions: 'Shipping options',
  noShippingOptions: 'We have no shipping option for this address.',
  shippingChosen: 'Shipping: {option}.',

  // Live region.
  quantitySettled: 'Quantity of {title} is {quantity}. Subtotal {subtotal}.',
  removalSettled: '{title} removed. Subtotal {subtotal}.',
  restored: '{title} is back in your cart. Subtotal {subtotal}.',
  answersSaved: '{title} is updated.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof cartPageStrings> {}
}
