import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { formatDecimal, readNumberOptions } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

const format = (value: unknown, words = '', locale = 'en') =>
  plainSpaces(formatDecimal(value, readNumberOptions(words.split(' ')), locale));

describe('formatDecimal (§9.5, §11.1)', () => {
  it.each([
    [1234.5678, '', 'en', '1,234.568'],
    ['12345.67811111', '', 'de', '12.345,678'],
    ['12.50', '', 'en', '12.5'],
    ['1e3', '', 'en', '1,000'],
    [1234567, '', 'en-IN', '12,34,567'],
    [1234567, 'no-group', 'en', '1234567'],
    ['NaN', '', 'en', 'NaN'],
    ['9007199254740993', '', 'en', '9,007,199,254,740,993'],
    ['0.1234567890123456789', 'maxfrac:19', 'en', '0.1234567890123456789'],
    [7, 'minint:3', 'en', '007'],
    [1.5, 'minfrac:3', 'en', '1.500'],
    [1.23456, 'minfrac:5', 'en', '1.23456'],
    [1.23456, 'minfrac:5 maxfrac:2', 'en', '1.23'],
    [123456, 'maxsig:2', 'en', '120,000'],
    [1.5, 'minsig:4', 'en', '1.500'],
    [1.23456, 'minsig:5 maxsig:3', 'en', '1.23'],
    [1.23456, 'maxsig:0', 'en', '1.235'],
    [-0.001, 'maxfrac:1', 'en', '0'],
    [-5, '', 'en', '-5'],
  ])('writes %j with "%s" in %s as %s', (value, words, locale, text) => {
    expect(format(value, words, locale)).toBe(text);
  });

  it.each([
    ['style:decimal', 0.256, '0.256'],
    ['style:standard', 1234.5, '1,234.5'],
    ['style:short', 12345, '12K'],
    ['style:short', 1234, '1.2K'],
    ['style:short maxfrac:2', 1234.5, '1.23K'],
    ['style:short', -15789.12, '-16K'],
    ['style:long', 12345, '12 thousand'],
    ['style:long', '9007199254740991', '9,007 trillion'],
    ['style:long no-group', '9007199254740991', '9007 trillion'],
    ['style:percent', 0.256, '26%'],
    ['style:percent maxfrac:1', 0.2567, '25.7%'],
    ['style:percent-scaled', 25.6, '26%'],
    ['style:percent-scaled maxfrac:1', '25.6', '25.6%'],
    ['style:permille', 0.0256, '26‰'],
    ['style:permille maxfrac:1', 0.0256, '25.6‰'],
    ['style:permille-scaled', 25.6, '26‰'],
    ['style:scientific', 12345.678, '1.235E4'],
  ])('with %s writes %j as %s', (words, value, text) => {
    expect(format(value, words)).toBe(text);
  });

  it.each([
    // 2.5, 3.5, -2.5, 2.4, 2.6
    ['', '2 4 -2 2 3'],
    ['round:half-even', '2 4 -2 2 3'],
    ['round:half-up', '3 4 -3 2 3'],
    ['round:half-down', '2 3 -2 2 3'],
    ['round:up', '3 4 -3 3 3'],
    ['round:down', '2 3 -2 2 2'],
    ['round:truncate', '2 3 -2 2 2'],
    ['round:ceiling', '3 4 -2 3 3'],
    ['rounding:ceil', '3 4 -2 3 3'],
    ['rounding:floor', '2 3 -3 2 2'],
  ])('with "%s" rounds to %s', (words, texts) => {
    const rounded = [2.5, 3.5, -2.5, 2.4, 2.6].map((value) => format(value, `maxfrac:0 ${words}`));
    expect(rounded.join(' ')).toBe(texts);
  });

  it.each([['x'], [''], [true], [null], [undefined], [[1]], [{ value: '1', currency: 'USD' }]])(
    'prints nothing for %j',
    (value) => {
      expect(format(value)).toBe('');
    },
  );

  it('writes as many digits as the engine can, and never throws for more', () => {
    expect(format(1.5, 'minfrac:60')).toMatch(/^1\.50{19,49}$/);
    expect(format(5, 'minint:60 no-group')).toMatch(/^0{20}5$/);
    expect(format(5, 'minsig:60')).toMatch(/^5\.0{20}$/);
  });

  it('does not spend time or room on a hostile number', () => {
    const started = cpuTime();
    for (const text of ['1e999999999', '-1e-999999999', '9'.repeat(1e6), `0.${'9'.repeat(1e6)}`]) {
      expect(format(text, 'style:percent-scaled').length).toBeLessThan(30);
    }
    expect(cpuTime() - started).toBeLessThan(2000);
  });
});
