import { defineStrings, type TextsOf } from '../define-strings.js';
import { sharedProductTexts } from './product-page.js';

/** Products: variant selection of storefront §5, status labels of §9, prices. */
export const productStrings = /* @__PURE__ */ defineStrings('product', {
  ...sharedProductTexts,

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
  interface Texts extends TextsOf<typeof productStrings> {}
}
