// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calculateTotals } from '../../../../../../shop/server/domains/totals/index.js';
import { automatic, basket, coupon, fixed, freeShipping, line, percent, quote } from './baskets.js';

const ten = automatic('Ten', percent(1000));
const five = automatic('Five', fixed(500));
const shipping = automatic('Shipping', freeShipping);

/** Title or code, and cents, of every discount in the order of computing. */
const discountsOf = (parts: Parameters<typeof basket>[0]) => {
  const { automaticDiscounts, validCoupons } = calculateTotals(basket(parts));
  return [
    ...automaticDiscounts.map(({ title, discountCents }) => [title, discountCents]),
    ...validCoupons.map(({ code, discountCents }) => [code, discountCents]),
  ];
};

describe('automatic discounts', () => {
  it.each([
    [
      'apply in their order',
      [five, ten],
      [],
      [
        ['Five', 500],
        ['Ten', 190],
      ],
    ],
    [
      'apply in the other order too',
      [ten, five],
      [],
      [
        ['Ten', 240],
        ['Five', 500],
      ],
    ],
    [
      'come before coupons, which reduce what is left',
      [ten],
      [coupon('FIVE', fixed(500)), coupon('HALF', percent(5000))],
      [
        ['Ten', 240],
        ['FIVE', 500],
        ['HALF', 830],
      ],
    ],
    [
      'never exceed the goods',
      [automatic('All', percent(10_000)), five],
      [],
      [
        ['All', 2400],
        ['Five', 0],
      ],
    ],
    ['are left out below their minimum', [{ ...ten, minimumCents: 2401 }], [], []],
    ['apply from their minimum on', [{ ...ten, minimumCents: 2400 }], [], [['Ten', 240]]],
    ['are left out at their end', [{ ...ten, expiresAt: 1000 }], [], []],
    ['apply until their end', [{ ...ten, expiresAt: 1001 }], [], [['Ten', 240]]],
  ])('%s', (_, automaticDiscounts, coupons, expected) => {
    expect(discountsOf({ lines: [line(2400)], automaticDiscounts, coupons })).toEqual(expected);
  });

  it('leave the minimum of a coupon as it is: it counts the goods before discounts', () => {
    const coupons = [coupon('MIN', fixed(100), { minimumCents: 2400 })];
    const parts = { lines: [line(2400)], automaticDiscounts: [ten], coupons };
    expect(discountsOf(parts)).toEqual([
      ['Ten', 240],
      ['MIN', 100],
    ]);
  });

  it('pay the shipping once, before a coupon that would', () => {
    const parts = {
      lines: [line(2400)],
      quotes: [quote('standard', 650)],
      automaticDiscounts: [shipping],
      coupons: [coupon('SHIP', freeShipping)],
    };
    expect(discountsOf(parts)).toEqual([
      ['Shipping', 650],
      ['SHIP', 0],
    ]);
    expect(calculateTotals(basket(parts)).grandTotalCents).toBe(2400);
  });

  it('lower what is taxed, and what counts to free shipping', () => {
    const totals = calculateTotals(
      basket({
        lines: [line(10_000)],
        quotes: [quote('standard', 600, 10_000)],
        automaticDiscounts: [ten],
        taxes: [{ title: 'VAT', rate: 2000, taxesShipping: true }],
      }),
    );
    expect(totals).toMatchObject({
      discountCents: 1000,
      shippingCostCents: 600,
      taxCents: 1920,
      grandTotalCents: 11_520,
    });
  });

  it('take nothing off gift cards', () => {
    const parts = { lines: [line(5000, 1, 'gift-card')], automaticDiscounts: [ten, five] };
    expect(calculateTotals(basket(parts)).discountCents).toBe(0);
  });
});
