import type { CatalogueCurrency } from '../catalogue/index.js';
import type { Queryable } from '../database/index.js';
import type { CouponSeed } from '../terms/index.js';
import type { CouponTerms } from '../totals/index.js';

export interface CouponRow {
  code: string;
  listed: boolean;
  usage_limit: number | null;
  used: number;
  details: Omit<CouponSeed, 'code' | 'usageLimit'>;
}

/** The coupons of a cart in the order in which they were applied, with amounts in its currency. */
export async function loadCoupons(
  queryable: Queryable,
  cartId: string,
  currency: CatalogueCurrency,
): Promise<CouponTerms[]> {
  const { rows } = await queryable.query<CouponRow>(
    `select c.* from cart_coupons e join coupons c on c.code = e.code
     where e.cart_id = $1 order by e.position`,
    [cartId],
  );
  return rows.map((row) => toCouponTerms(row, currency));
}

/** A coupon that is no longer listed counts as expired. */
export function toCouponTerms(row: CouponRow, currency: CatalogueCurrency): CouponTerms {
  const { title, reduction, minimum, expiresAt } = row.details;
  const endsAt = !row.listed ? 0 : expiresAt === undefined ? null : Date.parse(expiresAt);
  return {
    code: row.code,
    title,
    reduction:
      reduction.kind === 'fixed' ? { kind: 'fixed', cents: reduction.amount[currency] } : reduction,
    minimumCents: minimum?.[currency] ?? 0,
    expiresAt: endsAt,
    usesLeft: row.usage_limit === null ? null : row.usage_limit - row.used,
  };
}
