import { defineStrings } from '../define-strings.js';

/** What rendered pages say too; apart, so that they carry no more of the widgets' words. */
const pageTexts = {
  // Status (storefront §9).
  soldOut: 'sold out',
  sale: 'sale',

  // Prices.
  from: 'from {price}',
  salePriceLabel: 'Sale Price:',
  originalPriceLabel: 'Original Price:',

  // Choosing a variant.
  selectPlaceholder: 'Select {option}',
  giftCardValue: 'Value',
  soldOutValue: '{value} (sold out)',
  quickView: 'Quick View',
} as const;

export const productPageStrings = /* @__PURE__ */ defineStrings('product', pageTexts);

/** Products: variant selection of storefront §5, status labels of §9, and the picker's own words. */
export const productStrings = /* @__PURE__ */ defineStrings('product', {
  ...pageTexts,

  // Variant selection (storefront §5).
  selectOneOption: 'Please select the {option} option.',
  selectOptions: 'Please select the {options} options.',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  outOfStock: 'Sorry, we do not have enough of that item available.',
  selectDenomination: 'Select a denomination for the Gift Card',

  // Prices.
  price: 'Price',
  regularPrice: 'Regular price',
  salePrice: 'Sale price',

  // Picker.
  denomination: 'Denomination',
  unavailableValue: '{value} (unavailable)',
  notAvailableIn: 'Not available in {value}. Choose a {option}.',
  left: '{count} left',
  inStock: 'In stock',

  // Live region: 'Blue, Large: $42, 3 left.'
  variantChosen: '{variant}: {price}.',
  variantChosenLeft: '{variant}: {price}, {count} left.',
  variantChosenSoldOut: '{variant}: {price}, sold out.',
});
