export type { CouponDiscount } from './calculate-discounts.js';
export type { ShippingOption } from './calculate-shipping.js';
export { countGoods, countTotals, type Totals } from './calculate-totals.js';
export { judgeCoupon } from './check-coupon.js';
export { shareOf, type BasisPoints } from './share.js';
export type {
  Basket,
  CountedLine,
  CouponProblem,
  CouponTerms,
  Reduction,
  ShippingQuote,
  TaxTerms,
} from './types.js';
