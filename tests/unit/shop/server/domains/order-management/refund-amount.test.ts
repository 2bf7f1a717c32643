import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  refundableCents,
  suggestRefund,
} from '../../../../../../shop/server/domains/order-management/refund-amount.js';
import { cardOf, managedOf, pieces, refundOf } from './managed.js';

const two = [
  ['a', 2, 1000],
  ['b', 1, 500],
] as const;

describe('the suggested amount of a refund', () => {
  it.each([
    // 25.00 of goods less 10 % and with 20 % tax is 27.00; delivery is 6.00.
    ['one of two pieces', [pieces('a', 1)], false, 1080],
    ['a whole line', [pieces('b', 1)], false, 540],
    ['all pieces', [pieces('a', 2), pieces('b', 1)], false, 2700],
    ['all of it', [pieces('a', 2), pieces('b', 1)], true, 3300],
    ['delivery alone', [], true, 600],
    ['nothing', [], false, 0],
  ])('%s', (_, chosen, withShipping, cents) => {
    const managed = managedOf(two, { sums: { grandTotal: 3300, shippingTotal: 600 } });
    expect(suggestRefund(managed, chosen, withShipping)).toBe(cents);
  });

  it('is never more than is left', () => {
    const managed = managedOf(two, { refunds: [refundOf(2400)] });
    expect(refundableCents(managed)).toBe(100);
    expect(suggestRefund(managed, [pieces('a', 2)], false)).toBe(100);
  });

  // 10.00 of goods less 10 % and with 20 % tax is 10.80; delivery is 6.00.
  it.each([
    ['a gift card at its value', [pieces('b', 1)], false, 2500],
    ['goods with all of the discount', [pieces('a', 1)], false, 1080],
    ['both', [pieces('a', 1), pieces('b', 1)], false, 3580],
    ['both with delivery', [pieces('a', 1), pieces('b', 1)], true, 4180],
  ])('is that of %s, which has neither discount nor tax', (_, chosen, withShipping, cents) => {
    const sums = { grandTotal: 4180, shippingTotal: 600 };
    const lines = [['a', 1, 1000] as const, ['b', 1, 2500, 'gift-card'] as const];
    const managed = managedOf(lines, { sums, cards: [cardOf(1, 2500)] });
    expect(suggestRefund(managed, chosen, withShipping)).toBe(cents);
  });

  it('is what is left on a gift card', () => {
    const lines = [['a', 1, 1000] as const, ['b', 1, 2500, 'gift-card'] as const];
    const managed = managedOf(lines, { cards: [cardOf(1, 2500, { balanceCents: 1500 })] });
    expect(refundableCents(managed)).toBe(2500);
    expect(suggestRefund(managed, [pieces('b', 1)], false)).toBe(1500);
    expect(suggestRefund(managed, [pieces('a', 1), pieces('b', 1)], true)).toBe(2500);
  });

  it('of an order that cost nothing is nothing', () => {
    expect(suggestRefund(managedOf([['a', 1, 0]]), [pieces('a', 1)], true)).toBe(0);
  });

  it('adds up to the grand total, however an order is refunded piece by piece', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 99_999 }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (lines, goods, shippingTotal) => {
          const order = lines.map(
            ([quantity, cents], index) => [`l${index}`, quantity, cents] as const,
          );
          const sums = { grandTotal: goods + shippingTotal, shippingTotal };
          const refunds = [];
          for (const [id, quantity] of order) {
            for (let piece = 0; piece < quantity; piece += 1) {
              const managed = managedOf(order, { sums, refunds });
              const chosen = [pieces(id, 1)];
              const isLast = id === order.at(-1)?.[0] && piece === quantity - 1;
              refunds.push(refundOf(suggestRefund(managed, chosen, isLast), chosen));
            }
          }
          const all = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
          expect(all).toBe(sums.grandTotal);
          expect(refunds.every(({ amountCents }) => amountCents >= 0)).toBe(true);
        },
      ),
    );
  });
});
