// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkCoupon } from '../../../../../../shop/server/domains/totals/check-coupon.js';
import { coupon, line, percent } from './baskets.js';

describe('a coupon', () => {
  it.each([
    ['without limits', {}, 0, 1000, null],
    ['just before it expires', { expiresAt: 1000 }, 0, 999, null],
    ['at the moment it expires', { expiresAt: 1000 }, 0, 1000, 'coupon-expired'],
    ['just before it begins', { startsAt: 1000 }, 0, 999, 'coupon-early'],
    ['at the moment it begins', { startsAt: 1000 }, 0, 1000, null],
    [
      'for another product and category',
      { covers: { products: ['other'], categories: ['Light'] }, minimumCents: 9 },
      500,
      0,
      'coupon-goods',
    ],
    ['for the product', { covers: { products: ['item'], categories: [] } }, 500, 0, null],
    ['for the category', { covers: { products: [], categories: ['Table'] } }, 500, 0, null],
    ['with one use left', { usesLeft: 1 }, 0, 0, null],
    ['with no use left', { usesLeft: 0 }, 0, 0, 'coupon-used-up'],
    ['used more often than it may be since', { usesLeft: -1 }, 0, 0, 'coupon-used-up'],
    ['at its minimum', { minimumCents: 500 }, 500, 0, null],
    ['one minor unit below its minimum', { minimumCents: 500 }, 499, 0, 'coupon-minimum'],
    [
      'with everything wrong tells what cannot be mended first',
      { expiresAt: 1, usesLeft: 0, minimumCents: 1 },
      0,
      1,
      'coupon-expired',
    ],
  ])('%s', (_, limits, goodsCents, now, problem) => {
    expect(checkCoupon(coupon('A', percent(1000), limits), [line(goodsCents)], now)).toBe(problem);
  });
});
