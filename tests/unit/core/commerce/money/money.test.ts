import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  multiplyMoney,
  splitMoney,
  type Money,
} from '../../../../../core/commerce/money/index.js';
import { anyMoney } from './arbitraries.js';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });
const yen = (cents: number): Money => ({ cents, currency: 'JPY' });
const cents = (parts: Money[]): number[] => parts.map((part) => part.cents);

describe('addMoney', () => {
  it('adds minor units', () => {
    expect(addMoney(usd(10), usd(20))).toEqual(usd(30));
    expect(addMoney(yen(1000), yen(-1))).toEqual(yen(999));
  });

  it('refuses two currencies', () => {
    expect(() => addMoney(usd(1), yen(1))).toThrow(
      expect.objectContaining({
        code: 'mixed-currencies',
        message: 'USD and JPY cannot be reckoned together.',
      }),
    );
  });

  it('refuses a sum that cannot be counted exactly', () => {
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(
      expect.objectContaining({ code: 'amount-too-large' }),
    );
  });
});

describe('multiplyMoney', () => {
  it.each([
    [usd(1999), 3, usd(5997)],
    [yen(1624), 2, yen(3248)],
    [usd(-5), 0, usd(0)],
    [usd(5), -2, usd(-10)],
  ])('multiplies %j by %d', (money, times, expected) => {
    expect(multiplyMoney(money, times)).toEqual(expected);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses to multiply by %d', (times) => {
    expect(() => multiplyMoney(usd(100), times)).toThrow(
      expect.objectContaining({ code: 'invalid-amount' }),
    );
  });

  it('refuses a product that cannot be counted exactly', () => {
    expect(() => multiplyMoney(usd(2 ** 40), 2 ** 20)).toThrow(
      expect.objectContaining({ code: 'amount-too-large' }),
    );
  });
});

describe('splitMoney', () => {
  it.each([
    [usd(1000), 4, [250, 250, 250, 250]],
    [usd(1001), 4, [251, 250, 250, 250]],
    [usd(1003), 4, [251, 251, 251, 250]],
    [yen(10), 3, [4, 3, 3]],
    [usd(2), 4, [1, 1, 0, 0]],
    [usd(-100), 3, [-34, -33, -33]],
    [usd(7), 1, [7]],
    [usd(0), 2, [0, 0]],
  ])('splits %j into %d', (money, parts, expected) => {
    expect(cents(splitMoney(money, parts))).toEqual(expected);
  });

  it.each([0, -1, 2.5, Number.NaN])('refuses %d parts', (parts) => {
    expect(() => splitMoney(usd(100), parts)).toThrow(
      expect.objectContaining({ code: 'invalid-amount' }),
    );
  });

  it('loses and invents nothing, in any currency', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 1, max: 60 }), (money, count) => {
        const parts = splitMoney(money, count);
        expect(parts).toHaveLength(count);
        expect(parts.reduce(addMoney)).toEqual(money);
        expect(Math.max(...cents(parts)) - Math.min(...cents(parts))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('compareMoney', () => {
  it('orders amounts of one currency', () => {
    expect([usd(3), usd(-1), usd(2)].sort(compareMoney)).toEqual([usd(-1), usd(2), usd(3)]);
    expect(compareMoney(usd(2), usd(2))).toBe(0);
  });

  it('refuses two currencies', () => {
    expect(() => compareMoney(usd(1), yen(1))).toThrow(
      expect.objectContaining({ code: 'mixed-currencies' }),
    );
  });
});
