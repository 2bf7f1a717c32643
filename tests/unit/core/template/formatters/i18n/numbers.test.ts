import { describe, expect, it } from 'vitest';
import { i18nFormatters } from '../../../../../../core/template/formatters/i18n/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: i18nFormatters });
const usd = { value: '1234.5', currency: 'USD' };

describe('decimal (§9.5)', () => {
  it.each<[string, Value, string]>([
    ['{a|decimal}', 1234.5678, '1,234.568'],
    ['{a|decimal}', '12.50', '12.5'],
    ['{a|decimal maxfrac:0}', 2.5, '2'],
    ['{a|decimal maxfrac:0}', 3.5, '4'],
    ['{a|decimal/maxfrac:0/no-group}', 1234.5, '1234'],
    ['{a|decimal style:percent}', '0.256', '26%'],
    ['[{a|decimal}]', 'x', '[]'],
    ['[{a|decimal}]', true, '[]'],
    ['[{a|decimal}]', null, '[]'],
    ['[{a|decimal}]', usd, '[]'],
    ['[{missing|decimal}]', 1, '[]'],
  ])('renders %s of %j as %s', (template, a, output) => {
    expect(render(template, { a }, { locale: 'en' })).toBe(output);
  });
});

describe('money (§9.5)', () => {
  it.each<[string, Value, string]>([
    ['{a|money}', usd, '$1,234.50'],
    ['{a|money}', { decimalValue: '2', currencyCode: 'EUR' }, '€2.00'],
    ['{a|money style:accounting}', { value: -5, currency: 'USD' }, '($5.00)'],
    ['{a|money maxfrac:0}', { value: '2.5', currency: 'USD' }, '$2'],
    ['[{a|money}]', 5, '[]'],
    ['[{a|money}]', { value: 'x', currency: 'USD' }, '[]'],
    ['[{a|money}]', { value: 'NaN', currency: 'USD' }, '[]'],
    ['[{a|money}]', { value: '5' }, '[]'],
    ['[{a|money}]', { value: '5', currency: '<b>' }, '[]'],
  ])('renders %s of %j as %s', (template, a, output) => {
    expect(render(template, { a }, { locale: 'en' })).toBe(output);
  });
});

it.each([['{a|decimal}'], ['{m|money}'], ['{p|message a}'], ['{p|plural a}']])(
  '%s prints nothing without a locale',
  (template) => {
    expect(render(`[${template}]`, { a: 1, m: usd, p: '{0}' }, { locale: null })).toBe('[]');
  },
);

it('uses the locale that it is rendered for', () => {
  const outputs = ['en', 'de', 'en'].map((locale) =>
    render('{a|decimal}', { a: 1234.5 }, { locale }),
  );
  expect(outputs).toEqual(['1,234.5', '1.234,5', '1,234.5']);
});

it('leaves the value of the deprecated unit and units as it is', () => {
  expect(render('{a|unit}{a|units in:byte}{b.0|unit}', { a: 5, b: ['x'] })).toBe('55x');
});

it('marks numbers safe, for they hold nothing of the data but digits', () => {
  const safe = renderWith({ formatters: i18nFormatters }, { escape: 'html' });
  const data = { a: 1, m: usd, p: '<{0}>' };
  expect(safe('{a|decimal}{m|money}{p|message a}', data, { locale: 'en' })).toBe(
    '1$1,234.50&lt;1&gt;',
  );
});
