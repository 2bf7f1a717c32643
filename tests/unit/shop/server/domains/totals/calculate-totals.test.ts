// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals } from '../../../../../../shop/server/domains/totals/index.js';
import { automatic, basket, coupon, fixed, freeShipping, line, percent, quote } from './baskets.js';

const vat = { title: 'VAT', rate: 2000, taxesShipping: true };
const goodsTax = { title: 'Sales tax', rate: 725, taxesShipping: false };

describe('totals', () => {
  it('of an empty basket are 0', () => {
    const totals = calculateTotals(
      basket({ quotes: [quote('standard', 650)], taxes: [vat], coupons: [coupon('A', fixed(5))] }),
    );
    expect(totals).toMatchObject({
      subtotalCents: 0,
      discountCents: 0,
      shippingCostCents: 0,
      taxCents: 0,
      grandTotalCents: 0,
      requiresShipping: false,
      shippingOptions: [],
    });
  });

  it.each([
    ['goods alone', { lines: [line(2400, 2)] }, [4800, 0, 0, 0, 4800]],
    [
      'goods, shipping and tax on both',
      { lines: [line(2400)], quotes: [quote('standard', 600)], taxes: [vat] },
      [2400, 0, 600, 600, 3600],
    ],
    [
      'tax on goods alone',
      { lines: [line(2400)], quotes: [quote('standard', 600)], taxes: [goodsTax] },
      [2400, 0, 600, 174, 3174],
    ],
    [
      'tax on what is left after discounts',
      { lines: [line(2400)], coupons: [coupon('A', percent(1000))], taxes: [vat] },
      [2400, 240, 0, 432, 2592],
    ],
    [
      'no tax on shipping that a coupon pays',
      {
        lines: [line(2400)],
        quotes: [quote('standard', 600)],
        coupons: [coupon('A', freeShipping)],
        taxes: [vat],
      },
      [2400, 600, 600, 480, 2880],
    ],
    [
      'a discount that brings the goods below free shipping',
      {
        lines: [line(10_000)],
        quotes: [quote('standard', 600, 10_000)],
        coupons: [coupon('A', fixed(1))],
      },
      [10_000, 1, 600, 0, 10_599],
    ],
    [
      'nothing left to pay',
      { lines: [line(2400)], coupons: [coupon('A', percent(10_000))], taxes: [vat] },
      [2400, 2400, 0, 0, 0],
    ],
    [
      'gift cards: not reduced, not taxed, not shipped',
      {
        lines: [line(5000, 1, 'gift-card')],
        quotes: [quote('standard', 600)],
        coupons: [coupon('A', percent(1000))],
        taxes: [vat],
      },
      [5000, 0, 0, 0, 5000],
    ],
    [
      'a gift card beside goods',
      {
        lines: [line(5000, 1, 'gift-card'), line(1000, 1, 'digital')],
        coupons: [coupon('A', fixed(9000))],
        taxes: [vat],
      },
      [6000, 1000, 0, 0, 5000],
    ],
    [
      'services and downloads, which are taxed but not shipped',
      {
        lines: [line(1000, 1, 'service'), line(500, 1, 'digital')],
        quotes: [quote('standard', 600)],
        taxes: [vat],
      },
      [1500, 0, 0, 300, 1800],
    ],
    [
      'several taxes, each rounded by itself',
      {
        lines: [line(50)],
        taxes: [
          { ...goodsTax, rate: 500 },
          { ...goodsTax, rate: 700 },
        ],
      },
      // 2.5 and 3.5 are rounded up.
      [50, 0, 0, 7, 57],
    ],
  ])('of %s', (_, parts, sums) => {
    const totals = calculateTotals(basket(parts));
    expect([
      totals.subtotalCents,
      totals.discountCents,
      totals.shippingCostCents,
      totals.taxCents,
      totals.grandTotalCents,
    ]).toEqual(sums);
  });

  it('separate valid coupons from invalid ones, and give tax rates as fractions', () => {
    const totals = calculateTotals(
      basket({
        lines: [line(1000)],
        coupons: [coupon('A', percent(1000)), coupon('B', fixed(1), { usesLeft: 0 })],
        taxes: [goodsTax],
      }),
    );
    expect(totals.validCoupons).toEqual([{ code: 'A', title: 'A', discountCents: 100 }]);
    expect(totals.invalidCoupons).toEqual([
      { coupon: expect.objectContaining({ code: 'B' }), problem: 'coupon-used-up' },
    ]);
    expect(totals.taxes).toEqual([{ title: 'Sales tax', rate: 0.0725, amountCents: 65 }]);
  });

  it('are whole, never negative, and add up, for any amounts of any currency', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const rate = fc.integer({ min: 0, max: 10_000 });
    const reduction = fc.oneof(rate.map(percent), cents.map(fixed), fc.constant(freeShipping));
    const lines = fc.array(
      fc
        .tuple(
          cents,
          fc.integer({ min: 1, max: 9999 }),
          fc.constantFrom('physical', 'digital', 'service', 'gift-card'),
        )
        .map(([unit, quantity, type]) => line(unit, quantity, type)),
      { maxLength: 6 },
    );
    const any = fc.record({
      lines,
      automaticDiscounts: fc
        .array(reduction, { maxLength: 3 })
        .map((list) => list.map((one, index) => automatic(`A${index}`, one))),
      coupons: fc
        .array(reduction, { maxLength: 4 })
        .map((list) => list.map((one, index) => coupon(`C${index}`, one))),
      quotes: fc
        .array(fc.tuple(cents, fc.option(cents)), { maxLength: 3 })
        .map((list) => list.map(([cost, free], index) => quote(`Q${index}`, cost, free))),
      chosenQuoteId: fc.constantFrom(null, 'Q0', 'Q1', 'Q9'),
      taxes: fc.array(fc.record({ title: fc.constant('Tax'), rate, taxesShipping: fc.boolean() }), {
        maxLength: 3,
      }),
      now: fc.constant(0),
    });
    const adds = fc.property(any, (given) => {
      const totals = calculateTotals(given);
      const sums = [
        totals.subtotalCents,
        totals.discountCents,
        totals.shippingCostCents,
        totals.taxCents,
        totals.grandTotalCents,
      ];
      for (const sum of sums) expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
      expect(totals.grandTotalCents).toBe(
        totals.subtotalCents - totals.discountCents + totals.shippingCostCents + totals.taxCents,
      );
      expect(totals.discountCents).toBe(
        [...totals.automaticDiscounts, ...totals.validCoupons].reduce(
          (sum, { discountCents }) => sum + discountCents,
          0,
        ),
      );
      expect(totals.taxCents).toBe(
        totals.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0),
      );
      const giftCents = given.lines
        .filter(({ productType }) => productType === 'gift-card')
        .reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
      expect(totals.grandTotalCents).toBeGreaterThanOrEqual(giftCents);
    });
    fc.assert(adds, { numRuns: 500 });
  });

  it.each([
    ['what is missing', [line(4800)], [], 12_000, { fromCents: 12_000, leftCents: 7200 }],
    ['that nothing is', [line(13_000)], [], 12_000, { fromCents: 12_000, leftCents: 0 }],
    [
      'the value after discounts',
      [line(12_000)],
      [coupon('TEN', percent(1000))],
      12_000,
      { fromCents: 12_000, leftCents: 1200 },
    ],
    [
      'no gift card',
      [line(100), line(20_000, 1, 'gift-card')],
      [],
      1000,
      { fromCents: 1000, leftCents: 900 },
    ],
    ['nothing without a rule', [line(4800)], [], null, null],
    ['nothing of a download', [line(4800, 1, 'digital')], [], 12_000, null],
  ])('count to free shipping: %s', (_, lines, coupons, freeFromCents, expected) => {
    expect(calculateTotals(basket({ lines, coupons, freeFromCents })).freeShipping).toEqual(
      expected,
    );
  });
});
