import type { Queryable } from '../../ground/database/index.js';
import type { CheckoutCart } from './types.js';

/** Locks the coupons of a cart until the transaction ends, always in the same order, which avoids deadlocks. */
export async function lockCoupons(transaction: Queryable, cartId: string): Promise<void> {
  await transaction.query(
    `select code from coupons where code in (select code from cart_coupons where cart_id = $1)
     order by code for update`,
    [cartId],
  );
}

/** Counts one use of each coupon that takes something off; where earlier discounts have left nothing, it is not used. */
export async function countCouponUses(
  transaction: Queryable,
  { validCoupons }: CheckoutCart,
): Promise<void> {
  for (const { code, discountCents } of validCoupons) {
    if (discountCents === 0) continue;
    await transaction.query('update coupons set used = used + 1 where code = $1', [code]);
  }
}
