import { describe, expect, it } from 'vitest';
import {
  subscriptionKey,
  subscriptionTerms,
  wordSubscription,
  type PeriodUnit,
} from '../../../../../core/commerce/subscription/index.js';

type Row = [every: number, unit: PeriodUnit, cycles: number, text: string, key: string];

const rows: Row[] = [
  [1, 'WEEK', 0, '$5 every week', '1Weekly__indefinite'],
  [2, 'WEEK', 0, '$5 every 2 weeks', 'nWeekly__indefinite'],
  [1, 'MONTH', 0, '$5 every month', '1Monthly__indefinite'],
  [5, 'MONTH', 0, '$5 every 5 months', 'nMonthly__indefinite'],
  [1, 'YEAR', 0, '$5 every year', '1Yearly__indefinite'],
  [2, 'YEAR', 0, '$5 every 2 years', 'nYearly__indefinite'],
  [1, 'WEEK', 1, '$5 every week for 1 week', '1Weekly__limited__1Weeks'],
  [1, 'WEEK', 6, '$5 every week for 6 weeks', '1Weekly__limited__nWeeks'],
  [2, 'WEEK', 26, '$5 every 2 weeks for 1 year', 'nWeekly__limited__1Years'],
  [1, 'MONTH', 1, '$5 every month for 1 month', '1Monthly__limited__1Months'],
  [2, 'MONTH', 4, '$5 every 2 months for 8 months', 'nMonthly__limited__nMonths'],
  [1, 'MONTH', 36, '$5 every month for 3 years', '1Monthly__limited__nYears'],
  [1, 'YEAR', 1, '$5 every year for 1 year', '1Yearly__limited__1Years'],
  [2, 'YEAR', 2, '$5 every 2 years for 4 years', 'nYearly__limited__nYears'],
];

describe('a subscription', () => {
  it.each(rows)('every %d %s, %d times, is worded right', (every, unit, cycles, text, key) => {
    const terms = subscriptionTerms(every, unit, cycles);
    expect(wordSubscription('$5', terms)).toBe(text);
    expect(subscriptionKey(terms, false)).toBe(`productPrice__singlePrice__${key}`);
    expect(subscriptionKey(terms, true)).toBe(`productPrice__multiplePrices__${key}`);
  });

  it('accepts a price as text', () => {
    const terms = subscriptionTerms(2, 'WEEK', 0);
    expect(wordSubscription('{period} $&', terms)).toBe('{period} $& every 2 weeks');
  });
});
