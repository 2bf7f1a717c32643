import type { CouponProblem, CouponTerms } from './types.js';

/** Why a coupon gives no discount on goods of this value at this time; null if it does. */
export function checkCoupon(
  coupon: CouponTerms,
  goodsCents: number,
  now: number,
): CouponProblem | null {
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return 'coupon-expired';
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return 'coupon-used-up';
  if (goodsCents < coupon.minimumCents) return 'coupon-minimum';
  return null;
}
