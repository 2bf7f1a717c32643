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
    ['TR', 'TRY'],
    ['UA', 'UAH'],
    ['KR', 'KRW'],
    ['RO', 'RON'],
    ['VN', 'VND'],
    ['BG', 'EUR'],
    ['SN', 'XOF'],
    ['LI', 'CHF'],
    ['EC', 'USD'],
  ])('of %s is %s', (region, currency) => {
    expect(currencyOfRegion(region)).toBe(currency);
  });

  it.each(['', 'ZZ', '419', '001', ' D', 'T ', 'DA', 'F '])('of %j is the default', (region) => {
    expect(currencyOfRegion(region)).toBe('USD');
  });
});
