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
