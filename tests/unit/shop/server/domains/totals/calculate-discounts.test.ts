// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  goodsDiscounts,
  withShippingDiscounts,
} from '../../../../../../shop/server/domains/totals/calculate-discounts.js';
import { automatic, fixed, freeShipping, line, percent } from './baskets.js';

const ten = automatic('Ten', percent(1000));
const five = automatic('Five', fixed(500));
const ship = automatic('Shipping', freeShipping);

describe('discounts on goods', () => {
  it.each([
    ['a part', [ten], 2400, [240]],
    ['a part with half a cent, which is rounded up', [ten], 2405, [241]],
    ['an amount', [five], 2400, [500]],
    ['an amount, but not more than the goods', [five], 300, [300]],
    ['each of what those before have left', [five, ten], 2400, [500, 190]],
    ['the order counts', [ten, five], 2400, [240, 500]],
    ['nothing of nothing', [ten, five], 0, [0, 0]],
    ['all of it, and then nothing', [automatic('All', percent(10_000)), five], 2400, [2400, 0]],
    ['nothing by free shipping', [ship], 2400, [0]],
  ])('take off %s', (_, discounts, goods, expected) => {
    expect(goodsDiscounts(discounts, [line(goods)])).toEqual(expected);
  });
});

describe('discounts on some of the goods', () => {
  const cup = line(1000, 1, 'physical', { productId: 'cup', category: 'Table' });
  const lamp = line(3333, 2, 'physical', { productId: 'lamp', category: 'Light' });
  const of = (products: string[], categories: string[] = []) => ({
    covers: { products, categories },
  });

  it.each([
    ['a share of the product alone', [automatic('A', percent(1000), of(['cup']))], [100]],
    ['a share of the category alone', [automatic('A', percent(1000), of([], ['Light']))], [667]],
    ['both once', [automatic('A', percent(1000), of(['cup'], ['Table', 'Light']))], [767]],
    ['at most what is covered', [automatic('A', fixed(5000), of(['cup']))], [1000]],
    ['nothing without such goods', [automatic('A', fixed(500), of(['bowl']))], [0]],
    [
      'what earlier ones on all goods leave of it, in proportion',
      [automatic('All', fixed(3833)), automatic('A', percent(10_000), of(['cup']))],
      [3833, 500],
    ],
    [
      'what earlier ones on it leave of all goods',
      [automatic('A', percent(10_000), of(['cup'])), automatic('All', percent(1000))],
      [1000, 667],
    ],
  ])('take off %s', (_, discounts, expected) => {
    expect(goodsDiscounts(discounts, [cup, lamp])).toEqual(expected);
  });

  it('never exceed what they cover, and lose no cent', () => {
    const goods = fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 100_000_000 }), isCup: fc.boolean() }),
      { maxLength: 6 },
    );
    const discounts = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 300_000_000 }),
        isForCups: fc.boolean(),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(goods, discounts, (lines, given) => {
        const all = lines.map(({ cents, isCup }) =>
          line(cents, 1, 'physical', { productId: isCup ? 'cup' : 'lamp' }),
        );
        const asked = given.map(({ cents, isForCups }) =>
          automatic('A', fixed(cents), isForCups ? of(['cup']) : {}),
        );
        const taken = goodsDiscounts(asked, all);
        const sum = (amounts: readonly number[]) => amounts.reduce((one, two) => one + two, 0);
        const cups = sum(lines.map(({ cents, isCup }) => (isCup ? cents : 0)));
        const value = sum(lines.map(({ cents }) => cents));
        const onCups = sum(taken.filter((_, index) => given[index]?.isForCups));
        expect(onCups).toBeLessThanOrEqual(cups);
        expect(sum(taken)).toBeLessThanOrEqual(value);
        // A discount on all goods finds exactly what earlier ones have left.
        const isOnAll = given.findIndex(({ isForCups }) => !isForCups);
        if (isOnAll >= 0) {
          const left = value - sum(taken.slice(0, isOnAll));
          expect(taken[isOnAll]).toBe(Math.min(left, given[isOnAll]?.cents ?? 0));
        }
      }),
    );
  });
});

describe('discounts on shipping', () => {
  it('deduct it once, whatever other reductions there are', () => {
    const discounts = [ten, ship, ship];
    const onGoods = goodsDiscounts(discounts, [line(2400)]);
    expect(withShippingDiscounts(onGoods, discounts, 650)).toEqual([240, 650, 0]);
  });
});
