import { defineStrings, type TextsOf } from '../define-strings.js';

/** Texts of widgets and of rendered pages. */
const sharedTexts = {
  // Status (storefront §9).
  soldOut: 'sold out',
  sale: 'sale',

  from: 'from {price}',
  selectPlaceholder: 'Select {option}',
  soldOutValue: '{value} (sold out)',
  quickView: 'Quick View',
} as const;

/** Texts of rendered pages: separate from `productStrings`, so that no page loads both. */
export const productPageStrings = /* @__PURE__ */ defineStrings('product', {
  ...sharedTexts,
  salePriceLabel: 'Sale Price:',
  originalPriceLabel: 'Original Price:',
  giftCardValue: 'Value',
});

/** Products: variant selection of storefront §5, status labels of §9, prices. */
export const productStrings = /* @__PURE__ */ defineStrings('product', {
  ...sharedTexts,

  // Variant selection (storefront §5).
  selectOptions: 'Please select the {options} {count, plural, one {option} other {options}}.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  outOfStock: 'Sorry, we do not have enough of that item available.',
  selectDenomination: 'Select a denomination for the Gift Card',

  // Prices.
  price: 'Price',
  regularPrice: 'Regular price',
  salePrice: 'Sale price',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof productPageStrings>, TextsOf<typeof productStrings> {}
}
