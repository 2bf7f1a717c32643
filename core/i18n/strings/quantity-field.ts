import { defineStrings, type TextsOf } from '../define-strings.js';

/** Labels and notes of quantity inputs. */
export const quantityFieldStrings = /* @__PURE__ */ defineStrings('quantity', {
  quantity: 'Quantity',
  quantityOf: 'Quantity of {title}',
  increase: 'Increase quantity',
  increaseOf: 'Increase quantity of {title}',
  decrease: 'Decrease quantity',
  decreaseOf: 'Decrease quantity of {title}',

  // Live region.
  quantityIs: 'Quantity is {quantity}.',
  quantityOfIs: 'Quantity of {title} is {quantity}.',

  onlyLeft: 'Only {count} left',
  alreadyInCart: 'You already have {inCart} in your cart; {available} more available.',
  allInCart: 'You already have {inCart} in your cart; no more are available.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof quantityFieldStrings> {}
}
