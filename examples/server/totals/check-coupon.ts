import type { CouponProblem, CouponTerms } from './types.js';

/** Why a coupon takes nothing off goods of this worth at this time; null when it does. */
export function judgeCoupon(
  coupon: CouponTerms,
  goodsCents: number,
  now: number,
): CouponProblem | null {
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return 'coupon-expired';
  if (coupon.usesLeft !== null && coupon.usesLeft <= 0) return 'coupon-used-up';
  if (goodsCents < coupon.minimumCents) return 'coupon-minimum';
  return null;
}
