import { defineStrings } from '../define-strings.js';

/** Texts of rendered pages too: a file of their own, so that those bring along no other text of the cart. */
export const addButtonTexts = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
} as const;

export const addButtonStrings = /* @__PURE__ */ defineStrings('cart', addButtonTexts);
