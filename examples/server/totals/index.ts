export { calculateTotals } from './calculate-totals.js';
export { checkCoupon } from './check-coupon.js';
export { type BasisPoints } from './share.js';
export type {
  Basket,
  BasketLine,
  CouponProblem,
  CouponTerms,
  Reduction,
  ShippingQuote,
  TaxTerms,
} from './types.js';
