import { describe, expect, it } from 'vitest';
import { readCurrencyOptions, readNumberOptions } from '../../../../../core/i18n/index.js';

describe('readNumberOptions (§11.1)', () => {
  it.each([
    ['style:percent', { style: 'percent' }],
    ['style:standard', {}],
    ['style:permille-scaled', { style: 'percent', shift: -2, permille: true }],
    ['group', { grouping: true }],
    ['grouping', { grouping: true }],
    ['group:true', { grouping: true }],
    ['grouping:false', { grouping: false }],
    ['no-group', { grouping: false }],
    ['no-grouping', { grouping: false }],
    ['round:half-up', { roundingMode: 'halfExpand' }],
    ['rounding:ceil', { roundingMode: 'ceil' }],
    ['minint:2', { minimumIntegerDigits: 2 }],
    ['minInt:2', { minimumIntegerDigits: 2 }],
    ['minimumIntegerDigits:2', { minimumIntegerDigits: 2 }],
    ['minfrac:2', { minimumFractionDigits: 2 }],
    ['minFrac:2', { minimumFractionDigits: 2 }],
    ['minimumFractionDigits:2', { minimumFractionDigits: 2 }],
    ['maxfrac:1', { maximumFractionDigits: 1 }],
    ['maxFrac:1', { maximumFractionDigits: 1 }],
    ['maximumFractionDigits:1', { maximumFractionDigits: 1 }],
    ['minsig:3', { minimumSignificantDigits: 3 }],
    ['minSig:3', { minimumSignificantDigits: 3 }],
    ['minimumSignificantDigits:3', { minimumSignificantDigits: 3 }],
    ['maxsig:3', { maximumSignificantDigits: 3 }],
    ['maxSig:3', { maximumSignificantDigits: 3 }],
    ['maximumSignificantDigits:3', { maximumSignificantDigits: 3 }],
  ])('reads %s', (option, options) => {
    expect(readNumberOptions([option])).toEqual(options);
  });

  it.each([
    ['maxfrac:60', 50],
    ['maxfrac:-3', 0],
    ['maxfrac:x', 0],
    ['maxfrac:', 0],
    ['maxfrac', 0],
    ['maxfrac:2.9', 2],
  ])('keeps %s between 0 and 50 (platform §5)', (option, digits) => {
    expect(readNumberOptions([option])).toEqual({ maximumFractionDigits: digits });
  });

  it.each([
    ['foo'],
    ['style:huge'],
    ['round:sideways'],
    ['symbol:narrow'],
    [''],
    ['constructor:1'],
  ])('ignores %j', (option) => {
    expect(readNumberOptions([option])).toEqual({});
  });

  it('takes the last of several', () => {
    expect(readNumberOptions(['style:short', 'maxfrac:1', 'style:long', 'maxfrac:2'])).toEqual({
      notation: 'compact',
      compactDisplay: 'long',
      maximumFractionDigits: 2,
    });
  });
});

describe('readCurrencyOptions (§11.2)', () => {
  it.each([
    ['style:accounting', { currencySign: 'accounting' }],
    ['style:name', { currencyDisplay: 'name' }],
    ['style:percent', {}],
    ['symbol:narrow', { currencyDisplay: 'narrowSymbol' }],
    ['symbol:default', {}],
    ['symbol:wide', {}],
    ['no-group', { grouping: false }],
    ['maxfrac:0', { maximumFractionDigits: 0 }],
    ['round:down', { roundingMode: 'trunc' }],
  ])('reads %s', (option, options) => {
    expect(readCurrencyOptions([option])).toEqual(options);
  });
});
