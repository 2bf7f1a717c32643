import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultInstalmentCount,
  readInstalmentCount,
  splitInstalments,
} from '../../../../../core/commerce/instalments/index.js';
import {
  currencies,
  formatMoneyPlain,
  MoneyError,
} from '../../../../../core/commerce/money/index.js';
import { currencyCodes } from '../money/arbitraries.js';

const centsOf = (cents: number, count?: number) =>
  splitInstalments({ cents, currency: 'USD' }, count).map((part) => part.cents);

describe('splitInstalments', () => {
  // storefront §9: "Instalments default to 4."
  it('makes 4 parts by default', () => {
    expect(defaultInstalmentCount).toBe(4);
    expect(centsOf(4200)).toEqual([1050, 1050, 1050, 1050]);
    expect(centsOf(4200, 3)).toEqual([1400, 1400, 1400]);
    expect(centsOf(4200, 1)).toEqual([4200]);
  });

  it.each([
    [3333, 4, [834, 834, 834, 831]],
    [3336, 4, [834, 834, 834, 834]],
    [5, 4, [1, 1, 1, 2]],
    [1, 3, [0, 0, 1]],
  ])('rounds the parts of %i in %i up where the last one stays positive', (cents, count, parts) => {
    const split = splitInstalments({ cents, currency: 'USD' }, count, 'up');
    expect(split.map((part) => part.cents)).toEqual(parts);
  });

  // ux §9: "split must sum to the price (last part takes the cents)".
  it('lets the last part take the rest', () => {
    expect(centsOf(1001)).toEqual([250, 250, 250, 251]);
    expect(centsOf(1003)).toEqual([250, 250, 250, 253]);
    expect(centsOf(3)).toEqual([0, 0, 0, 3]);
  });

  it.each([0, -1, 2.5, Number.NaN])('cannot make %d parts', (count) => {
    expect(() => centsOf(4200, count)).toThrow(MoneyError);
  });

  // storefront §5: "Amounts computed from subtotal in cents divided by 100."
  it('has parts that sum exactly to the price, in every currency', () => {
    for (const currency of currencyCodes) {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
          fc.integer({ min: 1, max: 99 }),
          (cents, count) => {
            const parts = splitInstalments({ cents, currency }, count);
            expect(parts).toHaveLength(count);
            // As whole numbers, since the sum of many floats would forgive a wrong part.
            expect(parts.reduce((sum, part) => sum + BigInt(part.cents), 0n)).toBe(BigInt(cents));
            expect(new Set(parts.slice(0, -1).map((part) => part.cents)).size).toBeLessThan(2);
            const rest = parts.at(-1)!.cents - parts[0]!.cents;
            expect(rest).toBeGreaterThanOrEqual(0);
            expect(rest).toBeLessThan(count);
            for (const part of parts) expect(part.currency).toBe(currency);
          },
        ),
        { numRuns: 60 },
      );
    }
  });

  it('never shows decimals of a currency that has none', () => {
    const parts = splitInstalments({ cents: 1003, currency: 'JPY' });
    expect(currencies.JPY.digits).toBe(0);
    expect(parts.map((part) => formatMoneyPlain(part))).toEqual(['250', '250', '250', '253']);
  });
});

describe('readInstalmentCount', () => {
  it.each([
    [4, 4],
    [2, 2],
    [99, 99],
    [1, 4],
    [0, 4],
    [-3, 4],
    [2.5, 4],
    [1e9, 4],
    [Number.NaN, 4],
  ])('of %d is %i', (count, read) => {
    expect(readInstalmentCount(count)).toBe(read);
  });
});
