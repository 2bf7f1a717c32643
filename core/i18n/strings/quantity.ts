import { defineStrings, type TextsOf } from '../define-strings.js';

/** The quantity of a product: validation of storefront §5. */
export const quantityStrings = /* @__PURE__ */ defineStrings('quantity', {
  quantityNotNumeric: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityTooSmall: 'Quantity must be {min} or more.',
  quantityTooLarge: 'Quantity must be {max} or less.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof quantityStrings> {}
}
