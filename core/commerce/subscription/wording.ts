import { subscriptionStrings } from '../../i18n/index.js';
import type { PeriodUnit, SubscriptionTerms } from './terms.js';

const units = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const satisfies Record<
  PeriodUnit,
  string
>;

/** Under which name a site translates the phrase, such as `productPrice__singlePrice__nWeekly__indefinite`. */
export function subscriptionKey(
  { every, unit, duration, durationUnit }: SubscriptionTerms,
  isVaried: boolean,
): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice';
  const key = `productPrice__${prices}__${oneOrMany(every)}${capitalized(unit)}ly__`;
  return duration === 0
    ? `${key}indefinite`
    : `${key}limited__${oneOrMany(duration)}${capitalized(durationUnit)}s`;
}

/** '$5.00 every 2 weeks for 1 year' (storefront §9). */
export function wordSubscription(
  price: string,
  { every, unit, duration, durationUnit }: SubscriptionTerms,
): string {
  const period = every === 1 ? subscriptionStrings(units[unit]) : count(every, unit, every > 1);
  if (duration === 0) return subscriptionStrings('every', { price, period });
  return subscriptionStrings('everyFor', {
    price,
    period,
    duration: count(duration, durationUnit, duration !== 1),
  });
}

function count(amount: number, unit: PeriodUnit, isPlural: boolean): string {
  return subscriptionStrings(`${units[unit]}${isPlural ? 'Many' : 'One'}`, { count: amount });
}

function oneOrMany(amount: number): string {
  return amount === 1 ? '1' : 'n';
}

function capitalized(unit: PeriodUnit): string {
  return unit.charAt(0) + units[unit].slice(1);
}
