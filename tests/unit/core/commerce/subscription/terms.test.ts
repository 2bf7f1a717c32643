import { describe, expect, it } from 'vitest';
import {
  subscriptionTerms,
  type PeriodUnit,
} from '../../../../../core/commerce/subscription/index.js';

describe('subscriptionTerms', () => {
  // storefront §9: "Weeks per year 52, months per year 12."
  it.each<[number, PeriodUnit, number, number, PeriodUnit]>([
    [1, 'WEEK', 0, 0, 'WEEK'],
    [1, 'WEEK', 6, 6, 'WEEK'],
    [2, 'WEEK', 26, 1, 'YEAR'],
    [2, 'WEEK', 52, 2, 'YEAR'],
    [1, 'WEEK', 53, 53, 'WEEK'],
    [2, 'MONTH', 4, 8, 'MONTH'],
    [1, 'MONTH', 12, 1, 'YEAR'],
    [1, 'MONTH', 36, 3, 'YEAR'],
    [1, 'YEAR', 52, 52, 'YEAR'],
    [2, 'YEAR', 3, 6, 'YEAR'],
  ])('every %d %s, %d times, last %d %s', (every, unit, cycles, duration, durationUnit) => {
    expect(subscriptionTerms(every, unit, cycles)).toEqual({ every, unit, duration, durationUnit });
  });
});
