import { defineStrings, type TextsOf } from '../define-strings.js';

/** Texts of widgets and of rendered pages. */
export const sharedProductTexts = {
  // Status (storefront §9).
  soldOut: 'sold out',
  sale: 'sale',

  from: 'from {price}',
  selectPlaceholder: 'Select {option}',
  soldOutValue: '{value} (sold out)',
  quickView: 'Quick View',
} as const;

/** Texts of rendered pages: a file of their own, so that no page loads those of the widgets too. */
export const productPageStrings = /* @__PURE__ */ defineStrings('product', {
  ...sharedProductTexts,
  salePriceLabel: 'Sale Price:',
  originalPriceLabel: 'Original Price:',
  giftCardValue: 'Value',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof productPageStrings> {}
}
