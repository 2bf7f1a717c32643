import { subscriptionStrings } from '../../i18n/index.js';
import type { PeriodUnit } from './period-unit.js';
import { isPaidOnce, type SubscriptionTerms } from './terms.js';

const units = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const satisfies Record<
  PeriodUnit,
  string
>;

/** The key of a site's translation of the phrase, such as `productPrice__singlePrice__nWeekly__indefinite`. */
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
export function wordSubscription(price: string, terms: SubscriptionTerms): string {
  const period = wordPeriod(terms);
  return terms.duration === 0
    ? subscriptionStrings('every', { price, period })
    : subscriptionStrings('everyFor', { price, period, duration: wordDuration(terms) });
}

/** 'every 2 weeks', or 'every month for 6 months': one of several plans. */
export function wordCadence(terms: SubscriptionTerms): string {
  const period = wordPeriod(terms);
  return terms.duration === 0
    ? subscriptionStrings('cadence', { period })
    : subscriptionStrings('cadenceFor', { period, duration: wordDuration(terms) });
}

/** 'Renews every 2 weeks until you cancel.': the terms that must precede the button. */
export function wordRenewal(terms: SubscriptionTerms): string {
  const period = wordPeriod(terms);
  if (terms.duration === 0) return subscriptionStrings('renews', { period });
  const duration = wordDuration(terms);
  return isPaidOnce(terms)
    ? subscriptionStrings('endsAfter', { duration })
    : subscriptionStrings('renewsFor', { period, duration });
}

function wordPeriod({ every, unit }: SubscriptionTerms): string {
  return subscriptionStrings(`${units[unit]}Period`, { count: every });
}

function wordDuration({ duration, durationUnit }: SubscriptionTerms): string {
  return subscriptionStrings(`${units[durationUnit]}Duration`, { count: duration });
}

function oneOrMany(amount: number): string {
  return amount === 1 ? '1' : 'n';
}

function capitalized(unit: PeriodUnit): string {
  return unit.charAt(0) + units[unit].slice(1);
}
