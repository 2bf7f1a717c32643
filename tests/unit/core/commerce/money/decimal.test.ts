import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal, type CurrencyCode } from '../../../../../core/commerce/money/index.js';
import { decimalToCents } from '../../../../../core/commerce/money/parse-decimal.js';
import { anyCents, currencyCodes } from './arbitraries.js';

// storefront §9: "cents are converted by dividing by 10 to the power of the digits."
describe('centsToDecimal', () => {
  it.each<[number, CurrencyCode, string]>([
    [0, 'USD', '0.00'],
    [-0, 'USD', '0.00'],
    [5, 'USD', '0.05'],
    [50, 'EUR', '0.50'],
    [1234, 'GBP', '12.34'],
    [-5, 'USD', '-0.05'],
    [-1234, 'USD', '-12.34'],
    [0, 'JPY', '0'],
    [1624, 'JPY', '1624'],
    [-7, 'JPY', '-7'],
    [Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91'],
  ])('writes %d of %s as %s', (cents, currency, decimal) => {
    expect(centsToDecimal(cents, currency)).toBe(decimal);
  });
});

describe('decimalToCents', () => {
  it.each<[string, CurrencyCode, number]>([
    ['12.34', 'USD', 1234],
    ['0.29', 'USD', 29],
    ['1.1', 'USD', 110],
    ['12', 'USD', 1200],
    ['12.', 'USD', 1200],
    ['.5', 'USD', 50],
    ['+1.25', 'USD', 125],
    ['-1.25', 'USD', -125],
    ['-0.00', 'USD', 0],
    [' 4.20 ', 'USD', 420],
    ['0004.20', 'USD', 420],
    ['1624', 'JPY', 1624],
    ['1624.00', 'JPY', 1624],
    ['1624.5', 'JPY', 1625],
    ['1.005', 'USD', 101],
    ['1.004999', 'USD', 100],
    ['-1.005', 'USD', -101],
    ['0.004', 'USD', 0],
    ['-0.004', 'USD', 0],
    ['19.999', 'USD', 2000],
    ['0.30000000000000004', 'USD', 30],
    ['5.551115123125783e-17', 'USD', 0],
    ['5e-3', 'USD', 1],
    ['9e-4', 'USD', 0],
    ['1.5e3', 'USD', 150000],
    ['1e+2', 'JPY', 100],
    ['12.345e1', 'USD', 12345],
    ['1234e-2', 'USD', 1234],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('reads %j of %s as %d', (decimal, currency, cents) => {
    expect(decimalToCents(decimal, currency)).toBe(cents);
  });

  it.each(['', '.', '-', 'abc', '1,234.50', '1.2.3', '$5', 'NaN', 'Infinity', '0x10', '1e', '١٢'])(
    'refuses %j',
    (decimal) => {
      expect(() => decimalToCents(decimal, 'USD')).toThrow(
        expect.objectContaining({
          code: 'invalid-amount',
          message: `"${decimal}" is not a decimal number.`,
        }),
      );
    },
  );

  it.each(['90071992547409.92', '1e21', '1e999'])(
    'refuses %s, which cannot be counted exactly',
    (decimal) => {
      expect(() => decimalToCents(decimal, 'USD')).toThrow(
        expect.objectContaining({ code: 'amount-too-large' }),
      );
    },
  );

  it.each(currencyCodes)('brings every amount of %s back', (currency) => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(decimalToCents(centsToDecimal(cents, currency), currency)).toBe(cents);
      }),
    );
  });

  it.each(currencyCodes)(
    'reads the number a JSON file holds of %s as exactly as its text',
    (currency) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
          expect(decimalToCents(String(Number(centsToDecimal(cents, currency))), currency)).toBe(
            cents,
          );
        }),
      );
    },
  );
});
