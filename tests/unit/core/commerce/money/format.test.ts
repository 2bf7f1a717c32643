import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  formatShortMoney,
  type CurrencyCode,
} from '../../../../../core/commerce/money/index.js';
import { anyCents, currencyCodes } from './arbitraries.js';

describe('formatMoney', () => {
  it.each<[number, CurrencyCode, string, string]>([
    [123450, 'USD', 'en-US', '$1,234.50'],
    [-123450, 'USD', 'en-US', '-$1,234.50'],
    [123450, 'EUR', 'de-DE', '1.234,50\u00a0€'],
    [123450, 'GBP', 'en-GB', '£1,234.50'],
    [1624, 'JPY', 'en-US', '¥1,624'],
    [1624, 'JPY', 'ja-JP', '¥1,624'],
    [10000000, 'INR', 'en-IN', '₹1,00,000.00'],
    [4200, 'USD', 'en-CA', 'US$42.00'],
    [9007199254740991, 'USD', 'en-US', '$90,071,992,547,409.91'],
    // Beyond the 27 of storefront §3: digits of ISO 4217, signs of Intl.
    [560000, 'HUF', 'hu-HU', '5600,00\u00a0Ft'],
    [5600, 'TRY', 'en-US', 'TRY\u00a056.00'],
    [5600, 'KRW', 'en-US', '₩5,600'],
    [5600, 'CNY', 'en-US', 'CN¥56.00'],
    [5600, 'AED', 'en-US', 'AED\u00a056.00'],
    [5600, 'KWD', 'en-US', 'KWD\u00a05.600'],
    [5600, 'XYZ', 'en-US', ''],
    [5600, '', 'en-US', ''],
  ])('writes %d of %s in %s as %s', (cents, currency, locale, text) => {
    expect(formatMoney({ cents, currency }, locale).replace('￥', '¥')).toBe(text);
  });

  it.each<[number, CurrencyCode, string]>([
    [4200, 'USD', '$42'],
    [4250, 'USD', '$42.50'],
    [0, 'USD', '$0'],
    [1624, 'JPY', '¥1,624'],
  ])('trims the zero fraction of %d %s on request', (cents, currency, text) => {
    expect(formatMoney({ cents, currency }, 'en-US', { trimZeroFractions: true })).toBe(text);
    expect(formatShortMoney({ cents, currency }, 'en-US')).toBe(text);
  });

  it('refuses what is no locale', () => {
    expect(() => formatMoney({ cents: 1, currency: 'USD' }, 'not a locale')).toThrow(RangeError);
  });

  it.each(currencyCodes)('shows every minor unit of %s', (currency) => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        const digits = formatMoney({ cents, currency }, 'en-US').replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(cents));
      }),
    );
  });
});
