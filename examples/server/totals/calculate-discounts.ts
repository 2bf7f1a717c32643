import { shareOf } from './share.js';
import type { CouponTerms } from './types.js';

export interface CouponDiscount {
  readonly code: string;
  readonly title: string;
  readonly discountCents: number;
}

/** The discounts of coupons on goods. Each coupon applies to what earlier ones leave, so the total never exceeds the goods. */
export function goodsDiscounts(
  coupons: readonly CouponTerms[],
  goodsCents: number,
): CouponDiscount[] {
  let left = goodsCents;
  return coupons.map((coupon) => {
    const discountCents = Math.min(left, reductionOf(coupon, left));
    left -= discountCents;
    return { code: coupon.code, title: coupon.title, discountCents };
  });
}

/** Adds the discount on shipping to the first coupon for free shipping; further ones give none. */
export function withShippingDiscounts(
  discounts: readonly CouponDiscount[],
  coupons: readonly CouponTerms[],
  shippingCents: number,
): CouponDiscount[] {
  const first = coupons.find(({ reduction }) => reduction.kind === 'free-shipping');
  return discounts.map((discount) =>
    discount.code === first?.code ? { ...discount, discountCents: shippingCents } : discount,
  );
}

function reductionOf({ reduction }: CouponTerms, cents: number): number {
  if (reduction.kind === 'percent') return shareOf(cents, reduction.rate);
  return reduction.kind === 'fixed' ? reduction.cents : 0;
}
