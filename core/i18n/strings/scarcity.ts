import { defineStrings, type TextsOf } from '../define-strings.js';

/** Low stock. A message (template §10): a site may word `{qtyInStock, plural, one {…} other {…}}`. */
export const scarcityStrings = /* @__PURE__ */ defineStrings('scarcity', {
  left: 'Only {qtyInStock} left',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof scarcityStrings> {}
}
