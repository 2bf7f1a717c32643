import { defineStrings, type TextsOf } from '../define-strings.js';

/** Notes of the variant picker beside the texts of `product.ts`. */
export const variantPickerStrings = /* @__PURE__ */ defineStrings('product', {
  unavailableValue: '{value} (unavailable)',
  pricedValue: '{value} – {price}',
  notAvailableIn: 'Not available in {value}. Choose a {option}.',

  // Live region: 'Blue, Large: $42, 3 left.'
  variantChosen: '{variant}: {price}.',
  variantChosenLeft: '{variant}: {price}, {count} left.',
  variantChosenSoldOut: '{variant}: {price}, sold out.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof variantPickerStrings> {}
}
