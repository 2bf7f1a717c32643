import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAxis } from '../../../../../../shop/owner/views/analytics/axis.js';

describe('countAxis', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[3], [0, 1, 2, 3]],
    [[5], [0, 2, 4, 6]],
    [
      [9, 2],
      [0, 5, 10],
    ],
    [[280], [0, 100, 200, 300]],
    [[1011], [0, 500, 1000, 1500]],
    [[40_000], [0, 10_000, 20_000, 30_000, 40_000]],
  ])('of %j ends at the last of %j', (values, ticks) => {
    expect(countAxis(values)).toEqual({ top: ticks.at(-1), ticks });
  });

  it('holds every value, in whole steps, four at the most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { maxLength: 60 }), (values) => {
        const { top, ticks } = countAxis(values);
        expect(top).toBeGreaterThanOrEqual(Math.max(1, ...values));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});
