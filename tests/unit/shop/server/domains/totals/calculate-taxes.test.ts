// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calculateTotals } from '../../../../../../shop/server/domains/totals/index.js';
import { calculateTaxes } from '../../../../../../shop/server/domains/totals/calculate-taxes.js';
import { basket, coupon, line, percent, quote } from './baskets.js';

const vat = (rate: number, isIncluded = true) => ({
  title: 'VAT',
  rate,
  taxesShipping: true,
  isIncluded,
});
const onGoods = (rate: number) => ({ ...vat(rate), taxesShipping: false });

describe('taxes that prices contain', () => {
  it.each([
    ['19 % of 33.32', [vat(1900)], 3332, 3332, [532]],
    ['half a cent up', [vat(2000)], 3, 3, [1]],
    ['less than half a cent down', [vat(1900)], 3, 3, [0]],
    ['nothing', [vat(1900)], 0, 0, [0]],
    ['goods alone', [onGoods(2000)], 1200, 2400, [200]],
    ['two at once', [vat(500), vat(700)], 11_200, 11_200, [500, 700]],
    ['one contained, one added', [vat(2000), vat(1000, false)], 1200, 1200, [200, 120]],
    ['a rate of nothing', [vat(0)], 1200, 1200, [0]],
    ['the largest amount', [vat(1900)], 2 ** 53 - 1, 2 ** 53 - 1, [1438124250756965]],
  ])('%s', (_, taxes, goodsCents, shippedCents, amounts) => {
    const calculated = calculateTaxes(taxes, { goodsCents, shippedCents });
    expect(calculated.map(({ amountCents }) => amountCents)).toEqual(amounts);
  });

  it('add nothing, and are rounded for the total, not for each line', () => {
    const totals = calculateTotals(
      basket({
        lines: [line(33), line(33), line(33), line(2500, 1, 'gift-card')],
        coupons: [coupon('A', percent(1000))],
        quotes: [quote('standard', 1100)],
        taxes: [vat(1900)],
      }),
    );
    // 99 less 10 is 89, and 1100: 1189 contain 189.84. The gift card is money.
    expect(totals).toMatchObject({ taxCents: 0, grandTotalCents: 3689 });
    expect(totals.taxes).toEqual([
      { title: 'VAT', rate: 0.19, amountCents: 190, isIncluded: true },
    ]);
  });
});
