// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  goodsDiscounts,
  withShippingDiscounts,
} from '../../../../../examples/server/totals/calculate-discounts.js';
import { coupon, fixed, freeShipping, percent } from './baskets.js';

const ten = coupon('TEN', percent(1000));
const five = coupon('FIVE', fixed(500));
const ship = coupon('SHIP', freeShipping);
const cents = (discounts: readonly { discountCents: number }[]) =>
  discounts.map(({ discountCents }) => discountCents);

describe('discounts on goods', () => {
  it.each([
    ['a part', [ten], 2400, [240]],
    ['a part with half a cent, which is rounded up', [ten], 2405, [241]],
    ['an amount', [five], 2400, [500]],
    ['an amount, but not more than the goods', [five], 300, [300]],
    ['each of what those before have left', [five, ten], 2400, [500, 190]],
    ['the order counts', [ten, five], 2400, [240, 500]],
    ['nothing of nothing', [ten, five], 0, [0, 0]],
    ['all of it, and then nothing', [coupon('ALL', percent(10_000)), five], 2400, [2400, 0]],
    ['nothing by free shipping', [ship], 2400, [0]],
  ])('take off %s', (_, coupons, goods, expected) => {
    expect(cents(goodsDiscounts(coupons, goods))).toEqual(expected);
  });
});

describe('discounts on shipping', () => {
  it('deduct it once, whatever other coupons there are', () => {
    const coupons = [ten, ship, coupon('AGAIN', freeShipping)];
    const onGoods = goodsDiscounts(coupons, 2400);
    expect(cents(withShippingDiscounts(onGoods, coupons, 650))).toEqual([240, 650, 0]);
  });
});
