import { describe, expect, it } from 'vitest';
import { currencyOfRegion } from '../../../../../core/commerce/money/index.js';

describe('currencyOfRegion', () => {
  it.each([
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['CA', 'CAD'],
    ['CH', 'CHF'],
    ['CO', 'COP'],
    ['JP', 'JPY'],
    ['DE', 'EUR'],
    ['FR', 'EUR'],
    ['IE', 'EUR'],
    ['SE', 'SEK'],
  ])('of %s is %s', (region, currency) => {
    expect(currencyOfRegion(region)).toBe(currency);
  });

  it.each(['', 'KR', '419', '001', ' D', 'T '])('of %j is the default', (region) => {
    expect(currencyOfRegion(region)).toBe('USD');
  });
});
