import { serverStrings } from '../../../core/i18n/strings/server.js';
import { toGiftCode } from '../gift-cards/index.js';
import { Problem } from '../http/index.js';
import { checkCoupon } from '../totals/index.js';
import type { CartWork, LineWork } from './cart-work.js';
import { couponReason } from './coupon-reason.js';
import { toCouponTerms, type CouponRow } from './coupons.js';
import { isOutdated } from './intent-marks.js';
import { loadCart } from './load-cart.js';

/**
 * Applies a coupon; does nothing if it is applied already, or if the same page has removed it since.
 * @throws Problem `coupon-unknown`, `coupon-expired`, `coupon-used-up`, `coupon-minimum`.
 */
export async function enterCoupon(work: CartWork, typed: string): Promise<void> {
  const { transaction, cartId, now } = work;
  const code = toCode(typed);
  const { rows } = await transaction.query<CouponRow>(
    'select * from coupons where code = $1 and listed',
    [code],
  );
  const [row] = rows;
  if (row === undefined) {
    const isGiftCard = toGiftCode(typed) !== null;
    throw new Problem(
      'coupon-unknown',
      isGiftCard ? { message: serverStrings('giftCardLater') } : {},
    );
  }
  if (await isOutdated(work, `coupon ${code}`)) return;
  const { currency, entries } = await loadCart(transaction, cartId, work);
  const coupon = toCouponTerms(row, currency);
  const goods = entries.filter(({ productType }) => productType !== 'gift-card');
  const goodsCents = goods.reduce((total, { subTotal }) => total + subTotal, 0);
  const problem = checkCoupon(coupon, goodsCents, now);
  if (problem !== null) {
    throw new Problem(problem, { message: couponReason(problem, coupon, currency) });
  }
  await transaction.query(
    'insert into cart_coupons (cart_id, code) values ($1, $2) on conflict do nothing',
    [cartId, code],
  );
}

/** Removes a coupon, if it is applied and the same page has not applied it again since. */
export async function removeCoupon(work: LineWork, typed: string): Promise<void> {
  const { transaction, cartId } = work;
  const code = toCode(typed);
  if (await isOutdated(work, `coupon ${code}`)) return;
  await transaction.query('delete from cart_coupons where cart_id = $1 and code = $2', [
    cartId,
    code,
  ]);
}

function toCode(typed: string): string {
  return typed.trim().toUpperCase();
}
