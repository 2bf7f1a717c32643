import type { Cart, EnteredCoupon } from '../../../core/commerce/cart/index.js';

export interface ListedCoupon extends EnteredCoupon {
  /** The discount; null if there is none. */
  readonly discountCents: number | null;
  /** The reason why there is no discount. */
  readonly reason: string | null;
}

/** The coupons in the order in which they were entered, each with its discount or the reason for none. */
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
