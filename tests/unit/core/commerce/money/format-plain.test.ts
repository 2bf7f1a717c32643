import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  formatMoneyPlain,
  parseMoney,
  type CurrencyCode,
  type PlainMoneyOptions,
} from '../../../../../core/commerce/money/index.js';
import { anyCents, anyMoney, currencyCodes } from './arbitraries.js';

// storefront §9: "default max integer places 15; thousands separator comma; decimal separator point; grouping on by
// default; trimming of zero fractions off by default; negative values get a leading minus"
describe('formatMoneyPlain', () => {
  it.each<[number, CurrencyCode, string]>([
    [0, 'USD', '0.00'],
    [5, 'USD', '0.05'],
    [99999, 'USD', '999.99'],
    [100000, 'USD', '1,000.00'],
    [123456789, 'EUR', '1,234,567.89'],
    [-5, 'USD', '-0.05'],
    [-123456, 'USD', '-1,234.56'],
    [0, 'JPY', '0'],
    [1624, 'JPY', '1,624'],
    [-1000000, 'JPY', '-1,000,000'],
  ])('writes %d of %s as %s', (cents, currency, text) => {
    expect(formatMoneyPlain({ cents, currency })).toBe(text);
  });

  it.each<[string, PlainMoneyOptions, number, CurrencyCode, string]>([
    ['another thousands separator', { thousandsSeparator: '.' }, 123456789, 'EUR', '1.234.567.89'],
    [
      'both separators',
      { thousandsSeparator: ' ', decimalSeparator: ',' },
      123456789,
      'EUR',
      '1 234 567,89',
    ],
    ['no grouping', { grouping: false }, 123456789, 'USD', '1234567.89'],
    ['a zero fraction trimmed', { trimZeroFractions: true }, 4200, 'USD', '42'],
    ['a zero amount trimmed', { trimZeroFractions: true }, 0, 'USD', '0'],
    ['a fraction that is not zero kept whole', { trimZeroFractions: true }, 4250, 'USD', '42.50'],
    ['a negative amount trimmed', { trimZeroFractions: true }, -100000, 'USD', '-1,000'],
    ['yen, which have no fraction to trim', { trimZeroFractions: true }, 4250, 'JPY', '4,250'],
    ['as many integer digits as are allowed', { maxIntegerDigits: 3 }, 99999, 'USD', '999.99'],
  ])('writes %s', (_, options, cents, currency, text) => {
    expect(formatMoneyPlain({ cents, currency }, options)).toBe(text);
  });

  it('shows fifteen integer digits and refuses sixteen', () => {
    expect(formatMoneyPlain({ cents: 10 ** 15 - 1, currency: 'JPY' })).toBe('999,999,999,999,999');
    expect(() => formatMoneyPlain({ cents: 10 ** 15, currency: 'JPY' })).toThrow(
      expect.objectContaining({
        code: 'amount-too-large',
        message: '1000000000000000 JPY has more than 15 digits before the point.',
      }),
    );
  });

  it('refuses to drop digits below a limit of the caller', () => {
    expect(() =>
      formatMoneyPlain({ cents: -100000, currency: 'USD' }, { maxIntegerDigits: 3 }),
    ).toThrow('1000 USD has more than 3 digits before the point.');
  });

  it.each(currencyCodes)('groups every amount of %s by threes and keeps each digit', (currency) => {
    const digits = digitsOf(currency);
    const fraction = digits > 0 ? `\\.\\d{${digits}}` : '';
    const form = new RegExp(`^-?\\d{1,3}(,\\d{3})*${fraction}$`);
    fc.assert(
      fc.property(anyCents, (cents) => {
        const text = formatMoneyPlain({ cents, currency });
        expect(text).toMatch(form);
        expect(text.replaceAll(',', '')).toBe(
          formatMoneyPlain({ cents, currency }, { grouping: false }),
        );
        expect(parseMoney({ value: text.replaceAll(',', ''), currency })).toEqual({
          cents,
          currency,
        });
      }),
    );
  });

  it('loses nothing by trimming', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        const text = formatMoneyPlain(money, { trimZeroFractions: true, grouping: false });
        expect(text).not.toMatch(/\.0+$/);
        expect(parseMoney({ value: text, currency: money.currency })).toEqual(money);
      }),
    );
  });
});
