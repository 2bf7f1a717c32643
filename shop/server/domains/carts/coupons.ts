import type { CatalogueCurrency } from '../catalogue/index.js';
import type { CouponSeed, DiscountDetails, PricedReduction } from '../terms/index.js';
import type { CouponTerms, DiscountTerms, Reduction } from '../totals/index.js';

export interface CouponRow {
  code: string;
  listed: boolean;
  usage_limit: number | null;
  used: number;
  details: Omit<CouponSeed, 'code' | 'usageLimit'>;
}

/** A coupon that is no longer listed counts as expired. */
export function toCouponTerms(row: CouponRow, currency: CatalogueCurrency): CouponTerms {
  const terms = toDiscountTerms(row.details, currency);
  return {
    ...terms,
    code: row.code,
    expiresAt: row.listed ? terms.expiresAt : 0,
    usesLeft: row.usage_limit === null ? null : row.usage_limit - row.used,
  };
}

export function toDiscountTerms(
  { title, reduction, covers, minimum, startsAt, expiresAt }: DiscountDetails,
  currency: CatalogueCurrency,
): DiscountTerms {
  return {
    title,
    reduction: inCurrency(reduction, currency),
    covers: covers ?? null,
    minimumCents: minimum?.[currency] ?? 0,
    startsAt: startsAt === undefined ? null : Date.parse(startsAt),
    expiresAt: expiresAt === undefined ? null : Date.parse(expiresAt),
  };
}

function inCurrency(reduction: PricedReduction, currency: CatalogueCurrency): Reduction {
  return reduction.kind === 'fixed'
    ? { kind: 'fixed', cents: reduction.amount[currency] }
    : reduction;
}
