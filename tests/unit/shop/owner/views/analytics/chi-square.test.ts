import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectedCounts,
  sampleRatioP,
  upperGamma,
} from '../../../../../../shop/owner/views/analytics/chi-square.js';

describe('expectedCounts', () => {
  it('divides all by the weights', () => {
    expect(expectedCounts([70, 30], [3, 1])).toEqual([75, 25]);
    expect(expectedCounts([0, 0], [1, 1])).toEqual([0, 0]);
  });
});

describe('sampleRatioP', () => {
  // Calculated by hand, and from printed tables of the distribution.
  it.each([
    ['60 and 40 of an even split: 4.0, one degree', [60, 40], [1, 1], 0.0455],
    ['50 and 50', [50, 50], [1, 1], 1],
    ['an arm that loses one in ten', [10_980, 9020], [1, 1], 0],
    ['three groups: 15.0, two degrees, e^-7.5', [30, 30, 60], [1, 1, 1], 0.000553],
    ['three to one as planned', [750, 250], [3, 1], 1],
    ['three to one, far off', [700, 300], [3, 1], 0.000261],
    ['weights are proportions', [60, 40], [0.5, 0.5], 0.0455],
  ])('%s', (_, observed, weights, p) => {
    expect(sampleRatioP(observed, weights)).toBeCloseTo(p, 4);
  });

  it.each([
    ['nothing counted', [0, 0], [1, 1]],
    ['one group', [7], [1]],
    ['no group', [], []],
    ['a group that nobody should be in', [7, 3], [1, 0]],
    ['counts without weights', [7, 3], [1]],
  ])('is null for %s', (_, observed, weights) => {
    expect(sampleRatioP(observed, weights)).toBeNull();
  });

  it('is a probability, and never grows with the distance', () => {
    const count = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.tuple(count, count, count),
        fc.integer({ min: 1, max: 9 }),
        (counts, weight) => {
          const p = sampleRatioP(counts, [1, weight, 3]);
          return p === null ? counts.every((of) => of === 0) : p >= 0 && p <= 1;
        },
      ),
    );
    const falling = [0, 10, 50, 100, 400].map((off) =>
      sampleRatioP([500 + off, 500 - off], [1, 1]),
    );
    expect(falling).toEqual([...falling].sort((one, other) => Number(other) - Number(one)));
  });
});

describe('upperGamma', () => {
  it.each([
    ['e^-x for one', 1, 2.5, Math.exp(-2.5)],
    ['e^-x (1 + x) for two', 2, 3, 4 * Math.exp(-3)],
    ['one for nothing', 1.5, 0, 1],
    ['5 % at 7.815 with three degrees', 1.5, 7.815 / 2, 0.05],
    ['1 % at 6.635 with one degree', 0.5, 6.635 / 2, 0.01],
    ['5 % at 124.342 with a hundred degrees', 50, 124.342 / 2, 0.05],
  ])('is %s', (_, a, x, value) => {
    expect(upperGamma(a, x)).toBeCloseTo(value, 4);
  });

  it('is close to 0 for extreme values', () => {
    expect(upperGamma(0.5, 5000)).toBe(0);
    expect(upperGamma(0.5, 60)).toBeGreaterThan(0);
    expect(upperGamma(0.5, 60)).toBeLessThan(1e-26);
  });
});
