import type { CatalogueCurrency } from '../catalogue/index.js';
import type { CouponSeed } from '../terms/index.js';
import type { CouponTerms } from '../totals/index.js';

export interface CouponRow {
  code: string;
  listed: boolean;
  usage_limit: number | null;
  used: number;
  details: Omit<CouponSeed, 'code' | 'usageLimit'>;
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
