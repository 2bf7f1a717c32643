import { serverStrings } from 'vitrine/core/i18n';
import { toGiftCode } from '../gift-cards/index.js';
import { Problem } from '../../ground/http/index.js';
import type { CartWork, LineWork } from './cart-work.js';
import { isOutdated } from './intent-marks.js';
import { loadCart } from './load-cart.js';

/**
 * Applies a coupon; does nothing if it is applied already, or if the same page has removed it since.
 * @throws Problem `coupon-unknown`, and those of `couponProblems`.
 */
export async function enterCoupon(work: CartWork, typed: string): Promise<void> {
  const { transaction, cartId } = work;
  const code = toCode(typed);
  const { rowCount } = await transaction.query(
    'select from coupons where code = $1 and listed for key share',
    [code],
  );
  if (rowCount === 0) {
    const isGiftCard = toGiftCode(typed) !== null;
    throw new Problem(
      'coupon-unknown',
      isGiftCard ? { message: serverStrings('giftCardLater') } : {},
    );
  }
  if (await isOutdated(work, `coupon ${code}`)) return;
  await transaction.query(
    'insert into cart_coupons (cart_id, code) values ($1, $2) on conflict do nothing',
    [cartId, code],
  );
  const { invalidCoupons } = await loadCart(transaction, cartId, work);
  const refused = invalidCoupons.find((coupon) => coupon.code === code);
  // The caller's transaction takes back what was inserted.
  if (refused !== undefined) throw new Problem(refused.problem, { message: refused.reason });
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
