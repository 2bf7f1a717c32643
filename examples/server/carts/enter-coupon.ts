import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { judgeCoupon } from '../totals/index.js';
import type { Counting } from './counting.js';
import { couponReason } from './coupon-reason.js';
import { toCouponTerms, type CouponRow } from './coupons.js';
import { isOutdated } from './intent-marks.js';
import type { IntentOrder } from './intent-order.js';
import { loadCart } from './load-cart.js';

/**
 * Enters a coupon; one that is entered already changes nothing. Does nothing when `order` shows that the same page has
 * removed it since.
 * @throws Problem `coupon-unknown`, `coupon-expired`, `coupon-used-up`, `coupon-minimum`.
 */
export async function enterCoupon(
  transaction: Queryable,
  cartId: string,
  typed: string,
  order: IntentOrder | null,
  counting: Counting,
): Promise<void> {
  const code = toCode(typed);
  const { rows } = await transaction.query<CouponRow>(
    'select * from coupons where code = $1 and listed',
    [code],
  );
  const [row] = rows;
  if (row === undefined) throw new Problem('coupon-unknown');
  if (await isOutdated(transaction, cartId, `coupon ${code}`, order)) return;
  const { currency, entries } = await loadCart(transaction, cartId, counting);
  const coupon = toCouponTerms(row, currency);
  const goods = entries.filter(({ productType }) => productType !== 'gift-card');
  const goodsCents = goods.reduce((total, { subTotal }) => total + subTotal, 0);
  const problem = judgeCoupon(coupon, goodsCents, counting.now);
  if (problem !== null) {
    throw new Problem(problem, { message: couponReason(problem, coupon, currency) });
  }
  await transaction.query(
    'insert into cart_coupons (cart_id, code) values ($1, $2) on conflict do nothing',
    [cartId, code],
  );
}

/** One that is not entered is no error. Does nothing when the same page has entered it again since. */
export async function removeCoupon(
  transaction: Queryable,
  cartId: string,
  typed: string,
  order: IntentOrder | null,
): Promise<void> {
  const code = toCode(typed);
  if (await isOutdated(transaction, cartId, `coupon ${code}`, order)) return;
  await transaction.query('delete from cart_coupons where cart_id = $1 and code = $2', [
    cartId,
    code,
  ]);
}

function toCode(typed: string): string {
  return typed.trim().toUpperCase();
}
