export type { CouponDiscount } from './count-discounts.js';
export type { ShippingOption } from './count-shipping.js';
export { countGoods, countTotals, type Totals } from './count-totals.js';
export { judgeCoupon } from './judge-coupon.js';
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
