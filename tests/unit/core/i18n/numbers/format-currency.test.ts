import { describe, expect, it } from 'vitest';
import { formatCurrency, readCurrencyOptions } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

const format = (amount: unknown, currency: string, words = '', locale = 'en') =>
  plainSpaces(formatCurrency(amount, currency, readCurrencyOptions(words.split(' ')), locale));

describe('formatCurrency (§9.5, §11.2)', () => {
  it.each([
    ['1234.5', 'USD', '', 'en', '$1,234.50'],
    ['1234.5', 'EUR', '', 'de', '1.234,50 €'],
    [1000, 'JPY', '', 'en', '¥1,000'],
    ['1.005', 'USD', '', 'en', '$1.00'],
    ['1.015', 'USD', '', 'en', '$1.02'],
    ['1.005', 'USD', 'round:half-up', 'en', '$1.01'],
    ['2.5', 'USD', 'maxfrac:0', 'en', '$2'],
    ['2', 'USD', 'minfrac:3', 'en', '$2.000'],
    ['-5', 'USD', '', 'en', '-$5.00'],
    ['-5', 'USD', 'style:accounting', 'en', '($5.00)'],
    ['5', 'EUR', 'style:code', 'en', '5.00 EUR'],
    ['-0.5', 'EUR', 'style:code', 'en', '-0.50 EUR'],
    ['1234.5', 'usd', 'style:code', 'de', '1.234,50 USD'],
    ['1234.5', 'USD', 'style:code', 'ja', '1,234.50USD'],
    ['1', 'USD', 'style:code', 'fil', '1.00 USD'],
    ['2', 'EUR', 'style:name', 'en', '2.00 euros'],
    ['123456.789', 'EUR', 'style:short', 'en', '€123K'],
    ['5', 'CAD', '', 'en', 'CA$5.00'],
    ['5', 'CAD', 'symbol:default', 'en', 'CA$5.00'],
    ['5', 'CAD', 'symbol:narrow', 'en', '$5.00'],
    ['1234', 'USD', 'no-group', 'en', '$1234.00'],
    ['5', 'usd', '', 'en', '$5.00'],
    ['-0.001', 'USD', '', 'en', '$0.00'],
    ['12345678901234567890.12', 'USD', '', 'en', '$12,345,678,901,234,567,890.12'],
  ])('writes %j %s with "%s" in %s as %s', (amount, currency, words, locale, text) => {
    expect(format(amount, currency, words, locale)).toBe(text);
  });

  it.each([
    ['x', 'USD'],
    ['', 'USD'],
    [null, 'USD'],
    ['NaN', 'USD'],
    [NaN, 'USD'],
    ['Infinity', 'USD'],
    ['1e999', 'USD'],
    ['1', ''],
    ['1', 'US'],
    ['1', 'DOLLAR'],
    ['1', '$$$'],
  ])('prints nothing for %j %s', (amount, currency) => {
    expect(format(amount, currency)).toBe('');
  });
});

describe('formatCurrency for more amounts than are kept', () => {
  it('writes each as Intl does, the first time and again', () => {
    const intl = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
    const amounts = Array.from({ length: 700 }, (_, index) => (index / 4).toFixed(2));
    for (const amount of [...amounts, ...amounts]) {
      expect(format(amount, 'USD')).toBe(intl.format(Number(amount)));
    }
  });
});
