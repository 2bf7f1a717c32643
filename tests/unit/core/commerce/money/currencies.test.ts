import { describe, expect, it } from 'vitest';
import { currencies, digitsOf, isCurrencyCode } from '../../../../../core/commerce/money/index.js';

const specified =
  'EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR';

describe('currencies', () => {
  it('are the 27 of the specification', () => {
    expect(Object.keys(currencies).sort()).toEqual(specified.split(', ').sort());
    expect(Object.keys(currencies)).toHaveLength(27);
  });

  it.each(Object.entries(currencies))(
    '%s has the minor-unit digits of the table',
    (code, { digits }) => {
      expect(digits).toBe(code === 'JPY' ? 0 : 2);
      expect(digitsOf(code)).toBe(digits);
    },
  );

  it.each([
    ['HUF', 2],
    ['TRY', 2],
    ['TWD', 2],
    ['KRW', 0],
    ['CLP', 0],
    ['ISK', 0],
    ['KWD', 3],
    ['TND', 3],
  ])('%s has the %i minor-unit digits of ISO 4217, whatever Intl says', (code, digits) => {
    expect(digitsOf(code)).toBe(digits);
  });

  it.each([
    ['USD', true],
    ['JPY', true],
    ['HUF', true],
    ['KWD', true],
    ['usd', false],
    ['XYZ', false],
    ['', false],
    ['toString', false],
    [null, false],
    [4, false],
  ])('tells whether %j is a supported code', (code, expected) => {
    expect(isCurrencyCode(code)).toBe(expected);
  });
});
