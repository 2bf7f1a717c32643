import { describe, expect, it } from 'vitest';
import { periodsBetween } from '../../../../../core/i18n/dates/periods-between.js';

const at = (year: number, month: number, day: number, hour = 0) =>
  Date.UTC(year, month - 1, day, hour);

describe('periodsBetween', () => {
  it.each([
    [at(2024, 1, 1), at(2024, 1, 1), 1, 0],
    [at(2024, 1, 1), at(2024, 2, 1), 1, 1],
    [at(2024, 1, 31), at(2024, 2, 29), 1, 1],
    [at(2024, 1, 31), at(2024, 2, 28), 1, 28 / 29],
    [at(2024, 1, 15), at(2024, 2, 14), 1, 30 / 31],
    [at(2024, 3, 16, 12), at(2024, 4, 1), 1, 15.5 / 31],
    [at(2024, 12, 15), at(2025, 1, 15), 1, 1],
    [at(2020, 2, 29), at(2024, 2, 29), 12, 4],
    [at(2020, 2, 29), at(2021, 2, 28), 12, 1],
    [at(2023, 7, 1), at(2024, 1, 1), 12, 184 / 366],
    [at(1970, 1, 1), at(2013, 1, 1), 12, 43],
  ])('counts from %d to %d in steps of %d months %d', (start, end, months, periods) => {
    expect(periodsBetween(start, end, months)).toBeCloseTo(periods, 10);
  });

  it('counts to the end of time', () => {
    expect(periodsBetween(8.64e15 - 1, 8.64e15, 12)).toBe(0);
    expect(periodsBetween(-8.64e15, 8.64e15, 12)).toBe(547581);
  });
});
