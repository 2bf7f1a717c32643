import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { bowl, ebook } from './shop-items.js';

const render = renderWith({ formatters: commerceFormatters });
const priced = (value: Value) => bowl({ variants: [{ priceMoney: { value } }] });

describe('from-price, normal-price and sale-price', () => {
  it('are a hundred times the amount', () => {
    const variants = [
      { priceMoney: { value: '10.00' } },
      { priceMoney: { value: '8.50' }, onSale: true, salePriceMoney: { value: '7.25' } },
    ];
    const template = '{@|from-price} {@|normal-price} {@|sale-price}';
    expect(render(template, bowl({ variants }))).toBe('725 1000 725');
    expect(render(template, ebook())).toBe('1200 1200 0');
    expect(render(template, null)).toBe('0 0 0');
  });

  it('of a digital product on sale is its sale price, or the default 0 (§9.3.1)', () => {
    const onSale = { ...ebook().structuredContent, onSale: true };
    expect(render('{@|sale-price}', { structuredContent: onSale })).toBe('0');
    const salePriceMoney = { value: '4.00', currency: 'USD' };
    expect(render('{@|sale-price}', { structuredContent: { ...onSale, salePriceMoney } })).toBe(
      '400',
    );
  });

  it('read money as decimalValue and currencyCode too (platform §3)', () => {
    const priceMoney = { decimalValue: '12.50', currencyCode: 'EUR' };
    const template = '{@|from-price} {@|normal-price}';
    expect(render(template, bowl({ variants: [{ priceMoney }] }))).toBe('1250 1250');
  });

  it.each<[Value, string]>([
    ['0.29', '29'],
    ['.5', '50'],
    ['1.005', '100.5'],
    ['1.', '100'],
    [' 7.25 ', '725'],
    ['+3', '300'],
    ['-3', '-300'],
    ['-0', '0'],
    [19.99, '1999'],
    ['1e3', '100000'],
    ['12345678901234567890.12', '1234567890123456789012'],
    ['', '0'],
    ['abc', '0'],
    ['1,50', '0'],
    ['NaN', '0'],
    ['Infinity', '0'],
    [true, '0'],
    [null, '0'],
    [{}, '0'],
  ])('of %j are %s, without a float in between', (value, text) => {
    expect(render('{@|normal-price}', priced(value))).toBe(text);
  });
});

// platform §9: "Money formatting in templates uses 2 to 3 fraction digits; a percentage helper can trim to 0."
describe('percentage-format', () => {
  it.each<[Value, string, string]>([
    [5, '5.00', '5'],
    [5.12345, '5.123', '5.123'],
    ['5.10', '5.10', '5.1'],
    [123456, '123,456.00', '123,456'],
    [-0.5, '-0.50', '-0.5'],
    ['A', '0.00', '0'],
    [null, '0.00', '0'],
    [true, '0.00', '0'],
  ])('of %j is %s, or trimmed %s', (value, full, trimmed) => {
    expect(render('{a|percentage-format}', { a: value })).toBe(full);
    expect(render('{a|percentage-format trim}', { a: value })).toBe(trimmed);
  });

  it('is written as the locale does, and not without one', () => {
    expect(render('{@|percentage-format}', 1234.5, { locale: 'de' })).toBe('1.234,50');
    expect(render('{@|percentage-format}', 1234.5, { locale: null })).toBe('');
  });
});

describe('bookkeeper-money-format', () => {
  it.each<[Value, string, string]>([
    [12345, 'en', '$123.45'],
    [12345, 'en-GB', '£123.45'],
    [123456789, 'de-DE', '1.234.567,89 €'],
    [-500, 'en-US', '-$5.00'],
    ['250', 'en', '$2.50'],
    [0, 'en', '$0.00'],
    [1, 'en', '$0.01'],
    ['x', 'en', '$0.00'],
    ['1e3', 'en', '$10.00'],
    ['5 x', 'en', '$0.00'],
    [true, 'en', '$0.00'],
    [123450, 'tr', '₺1.234,50'],
    [123450, 'uk', '1 234,50 ₴'],
    [1e21, 'en', '$10,000,000,000,000,000,000.00'],
  ])('of %j cents in %s is %s', (cents, locale, text) => {
    const output = render('{@|bookkeeper-money-format}', cents, { locale });
    expect(output.replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('needs a locale', () => {
    expect(render('[{@|bookkeeper-money-format}]', 12345, { locale: null })).toBe('[]');
  });
});

describe.each(['money-format', 'moneyFormat', 'money-string', 'i18n-money-format'])(
  '%s',
  (name) => {
    it('changes nothing', () => {
      expect(render(`{a|${name}} {b|${name}}`, { a: 1234.5, b: '<' })).toBe('1234.5 <');
    });
  },
);
