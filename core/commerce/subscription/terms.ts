import type { PeriodUnit } from './period-unit.js';

/** The payment interval of a subscription and its duration. */
export interface SubscriptionTerms {
  /** Units from one payment to the next. */
  readonly every: number;
  readonly unit: PeriodUnit;
  /** Duration of the subscription in units; 0 for no end. */
  readonly duration: number;
  readonly durationUnit: PeriodUnit;
}

/** Platform §9. */
const unitsPerYear: Partial<Record<PeriodUnit, number>> = { WEEK: 52, MONTH: 12 };

/** The terms of a plan (platform §3): `cycles` payments, or no end for 0. Whole years are in years. */
export function subscriptionTerms(
  every: number,
  unit: PeriodUnit,
  cycles: number,
): SubscriptionTerms {
  const duration = every * cycles;
  const perYear = unitsPerYear[unit];
  return perYear && duration > 0 && duration % perYear === 0
    ? { every, unit, duration: duration / perYear, durationUnit: 'YEAR' }
    : { every, unit, duration, durationUnit: unit };
}

/** Whether the first payment is the last. */
export function isPaidOnce({ every, unit, duration, durationUnit }: SubscriptionTerms): boolean {
  return every === duration * (unit === durationUnit ? 1 : (unitsPerYear[unit] ?? 1));
}
