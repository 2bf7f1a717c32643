import type { Cart, EnteredCoupon } from '../../../core/commerce/cart/index.js';

export interface ListedCoupon extends EnteredCoupon {
  /** What it takes off; null when that is nothing. */
  readonly discountCents: number | null;
  /** Why it takes off nothing. */
  readonly reason: string | null;
}

/** The entered coupons in the order in which they were entered, each with what became of it. */
export function listCoupons({
  coupons,
  validCoupons,
  invalidCoupons,
}: Pick<Cart, 'coupons' | 'validCoupons' | 'invalidCoupons'>): ListedCoupon[] {
  return coupons.map(({ code, title }) => {
    const valid = validCoupons.find((coupon) => coupon.code === code);
    const invalid = invalidCoupons.find((coupon) => coupon.code === code);
    return {
      code,
      title,
      discountCents: valid?.discountCents ?? null,
      reason: valid ? null : (invalid?.reason ?? null),
    };
  });
}
