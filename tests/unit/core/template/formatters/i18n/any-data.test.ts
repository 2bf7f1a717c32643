import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../../core/template/formatters/date/index.js';
import { i18nFormatters } from '../../../../../../core/template/formatters/i18n/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const formatters = { ...dateFormatters, ...i18nFormatters };
const render = renderWith({ formatters });

const words = [
  ...'style:short style:percent style:name symbol:narrow round:up maxfrac:99 minfrac:99 minint:99'.split(
    ' ',
  ),
  ...'minsig:99 maxsig:99 no-group date:full time:hm wrap:full calendar:persian yMMMd Bh zzzz'.split(
    ' ',
  ),
  ...'field:week width:narrow numericOnly:true alwaysNow:true context:begin-sentence'.split(' '),
  ...'%c %j %N %E a b a=b website.timeZone @ constructor'.split(' '),
];
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer({ min: -8.64e15, max: 8.64e15 }),
  fc.constantFrom(8.64e15, -8.64e15, 8.64e15 + 1, 2.1e14, 1e300, 5e-324, -0),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  anyNumber.map(String),
  fc.constantFrom('1e99999', '9'.repeat(2000), 'NaN', '\ud83d', "{0 plural other{#{0 money}}}'"),
);
const anyMoney = fc.record({ value: fc.oneof(anyNumber, anyText), currency: anyText });
const anyValue = fc.oneof(anyNumber, anyText, anyMoney, fc.jsonValue()) as fc.Arbitrary<Value>;

describe.each(Object.keys(formatters))('%s', (name) => {
  it('renders any data with any arguments without an error', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyValue, anyValue, anyValue),
        fc.subarray(words),
        fc.constantFrom('en', 'de', 'ar-EG', 'ja', null),
        ([a, b, timeZone], args, locale) => {
          const template = `{a, b|${[name, ...args].join(' ')}}`;
          const output = render(template, { a, b, website: { timeZone } }, { locale });
          expect(typeof output).toBe('string');
        },
      ),
    );
  });
});
