import { defineStrings, type TextsOf } from '../define-strings.js';

/** What rendered pages say too. */
const pageTexts = { quantity: 'Quantity' } as const;

export const quantityPageStrings = /* @__PURE__ */ defineStrings('quantity', pageTexts);

/** The quantity input: validation of storefront §5, and what its controls are called. */
export const quantityStrings = /* @__PURE__ */ defineStrings('quantity', {
  ...pageTexts,
  quantityOf: 'Quantity of {title}',
  increase: 'Increase quantity',
  increaseOf: 'Increase quantity of {title}',
  decrease: 'Decrease quantity',
  decreaseOf: 'Decrease quantity of {title}',

  // Live region.
  quantityIs: 'Quantity is {quantity}.',
  quantityOfIs: 'Quantity of {title} is {quantity}.',

  quantityNotNumeric: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityTooSmall: 'Quantity must be {min} or more.',
  quantityTooLarge: 'Quantity must be {max} or less.',

  onlyLeft: 'Only {count} left',
  alreadyInCart: 'You already have {inCart} in your cart; {available} more available.',
  allInCart: 'You already have {inCart} in your cart; no more are available.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof quantityStrings> {}
}
