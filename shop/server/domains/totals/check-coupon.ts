import { isCovered, linesValue } from './goods.js';
import type { BasketLine, CouponProblem, CouponTerms, DiscountTerms } from './types.js';

/** Why a coupon gives no discount on these goods at this time; null if it does. */
export function checkCoupon(
  coupon: CouponTerms,
  goods: readonly BasketLine[],
  now: number,
): CouponProblem | null {
  const { usesLeft } = coupon;
  const ended = checkTime(coupon, now);
  if (ended !== null) return ended;
  return usesLeft !== null && usesLeft <= 0 ? 'coupon-used-up' : checkGoods(coupon, goods);
}

/** The automatic discounts that a basket has; one that does not apply is left out without a word. */
export function applicable(
  discounts: readonly DiscountTerms[],
  goods: readonly BasketLine[],
  now: number,
): readonly DiscountTerms[] {
  return discounts.filter(
    (discount) => (checkTime(discount, now) ?? checkGoods(discount, goods)) === null,
  );
}

function checkTime({ startsAt, expiresAt }: DiscountTerms, now: number): CouponProblem | null {
  if (expiresAt !== null && expiresAt <= now) return 'coupon-expired';
  return startsAt !== null && startsAt > now ? 'coupon-early' : null;
}

function checkGoods(
  { covers, minimumCents }: DiscountTerms,
  goods: readonly BasketLine[],
): CouponProblem | null {
  const covered = goods.filter((line) => isCovered(line, covers));
  if (covers !== null && covered.length === 0) return 'coupon-goods';
  return linesValue(covered) < minimumCents ? 'coupon-minimum' : null;
}
