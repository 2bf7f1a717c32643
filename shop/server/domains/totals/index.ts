/** What a basket comes to, with discounts, delivery and taxes: arithmetic without tables, so no domain of its own. It moves no money: `payments` does. */
export { calculateTotals } from './calculate-totals.js';
export type { BasisPoints } from './share.js';
export { couponProblems } from './types.js';
export type {
  Basket,
  BasketLine,
  CouponProblem,
  CouponTerms,
  Coverage,
  DiscountTerms,
  Reduction,
  ShippingQuote,
  TaxTerms,
} from './types.js';
