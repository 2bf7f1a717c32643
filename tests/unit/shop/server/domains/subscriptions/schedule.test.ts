import { describe, expect, it } from 'vitest';
import {
  dateOfTurn,
  isComplete,
  nextTurn,
} from '../../../../../../shop/server/domains/subscriptions/schedule.js';

const plan = (value: number, unit: 'WEEK' | 'MONTH' | 'YEAR', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('dateOfTurn', () => {
  it.each([
    ['2026-01-31T09:30:00Z', plan(1, 'MONTH'), 1, '2026-02-28T09:30:00Z'],
    ['2026-01-31T09:30:00Z', plan(1, 'MONTH'), 2, '2026-03-31T09:30:00Z'],
    ['2026-01-31T09:30:00Z', plan(1, 'MONTH'), 3, '2026-04-30T09:30:00Z'],
    ['2028-01-31T00:00:00Z', plan(1, 'MONTH'), 1, '2028-02-29T00:00:00Z'],
    ['2027-11-30T00:00:00Z', plan(3, 'MONTH'), 1, '2028-02-29T00:00:00Z'],
    ['2026-08-31T23:59:59Z', plan(6, 'MONTH'), 1, '2027-02-28T23:59:59Z'],
    ['2026-12-15T00:00:00Z', plan(1, 'MONTH'), 1, '2027-01-15T00:00:00Z'],
    ['2028-02-29T12:00:00Z', plan(1, 'YEAR'), 1, '2029-02-28T12:00:00Z'],
    ['2028-02-29T12:00:00Z', plan(1, 'YEAR'), 4, '2032-02-29T12:00:00Z'],
    ['2026-06-01T00:00:00Z', plan(2, 'YEAR'), 1, '2028-06-01T00:00:00Z'],
    ['2026-12-30T08:00:00Z', plan(1, 'WEEK'), 1, '2027-01-06T08:00:00Z'],
    ['2026-01-05T08:00:00Z', plan(26, 'WEEK'), 1, '2026-07-06T08:00:00Z'],
    ['2026-01-31T00:00:00Z', plan(1, 'MONTH'), 0, '2026-01-31T00:00:00Z'],
  ])('of what began at %s by %o is for turn %i %s', (start, agreed, turn, date) => {
    const schedule = { plan: agreed, startedAt: Date.parse(start) };
    expect(new Date(dateOfTurn(schedule, turn)).toISOString()).toBe(new Date(date).toISOString());
  });
});

describe('nextTurn', () => {
  const schedule = { plan: plan(1, 'MONTH'), startedAt: Date.UTC(2026, 0, 31) };
  it.each([
    [1, '2026-02-28T00:00:00Z', 2],
    [1, '2026-03-30T23:59:59Z', 2],
    [1, '2026-03-31T00:00:00Z', 3],
    [1, '2026-06-15T00:00:00Z', 5],
    // Before its date, such as a delivery that is skipped.
    [1, '2026-02-01T00:00:00Z', 2],
  ])('after turn %i is at %s turn %i', (turn, now, next) => {
    expect(nextTurn(schedule, turn, Date.parse(now))).toBe(next);
  });
});

it.each([
  [0, 1, false],
  [0, 500, false],
  [1, 1, true],
  [12, 11, false],
  [12, 12, true],
  [12, 13, true],
])('of %i cycles, %i paid are complete: %s', (cycles, paid, expected) => {
  expect(isComplete({ plan: plan(1, 'MONTH', cycles) }, paid)).toBe(expected);
});
