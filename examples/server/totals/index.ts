export type { CouponDiscount } from './calculate-discounts.js';
export type { ShippingOption } from './calculate-shipping.js';
export { goodsValue, calculateTotals, type Totals } from './calculate-totals.js';
export { checkCoupon } from './check-coupon.js';
export { shareOf, type BasisPoints } from './share.js';
export type {
  Basket,
  BasketLine,
  CouponProblem,
  CouponTerms,
  Reduction,
  ShippingQuote,
  TaxTerms,
} from './types.js';
