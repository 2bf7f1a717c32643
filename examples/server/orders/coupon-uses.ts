import type { Queryable } from '../database/index.js';
import type { CheckoutCart } from './types.js';

/** Until the transaction ends nobody else can use up the coupons of this cart; locked always in the same order. */
export async function lockCoupons(transaction: Queryable, cartId: string): Promise<void> {
  await transaction.query(
    `select code from coupons where code in (select code from cart_coupons where cart_id = $1)
     order by code for update`,
    [cartId],
  );
}

/** Only what took something off, or could have, is used: the valid coupons. */
export async function countCouponUses(
  transaction: Queryable,
  { validCoupons }: CheckoutCart,
): Promise<void> {
  for (const { code } of validCoupons) {
    await transaction.query('update coupons set used = used + 1 where code = $1', [code]);
  }
}
