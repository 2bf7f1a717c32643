// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../../../shop/server/domains/totals/share.js';

describe('a share of an amount', () => {
  it.each([
    [0, 2000, 0],
    [100, 0, 0],
    [100, 10_000, 100],
    [2400, 888, 213], // 213.12
    [4999, 2000, 1000], // 999.8
    [5, 1000, 1], // 0.5 is rounded up
    [4, 1000, 0], // 0.4
    [15, 1000, 2], // 1.5 is rounded up
    [25, 1000, 3], // 2.5 is rounded up, not to the even number
    [1, 4999, 0],
    [1, 5000, 1],
  ])('of %i at %i basis points is %i', (cents, rate, share) => {
    expect(shareOf(cents, rate)).toBe(share);
  });

  it('is exact where a float is not', () => {
    // 9,007,199,254,740,991 × 7.25% is 653,021,945,968,721.8475.
    expect(shareOf(Number.MAX_SAFE_INTEGER, 725)).toBe(653_021_945_968_722);
    // 70 × 5.75% is 4.025 in decimals; the product of floats is 4.0249999….
    expect(shareOf(7000, 575)).toBe(403);
  });
});
