import { formatMoney } from 'vitrine/core/money';
import type { CatalogueCurrency } from '../catalogue/index.js';
import { serverStrings } from 'vitrine/core/i18n';
import { Problem } from '../../ground/http/index.js';
import type { CouponProblem, CouponTerms } from '../totals/index.js';

const locale = 'en-US';

/** The sentence for a coupon that gives no discount. */
export function couponReason(
  problem: CouponProblem,
  coupon: CouponTerms,
  currency: CatalogueCurrency,
): string {
  if (problem !== 'coupon-minimum') return new Problem(problem).message;
  const minimum = formatMoney({ cents: coupon.minimumCents, currency }, locale);
  return serverStrings('couponMinimum', { minimum });
}
