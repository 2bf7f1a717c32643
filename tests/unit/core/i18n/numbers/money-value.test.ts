import { describe, expect, it } from 'vitest';
import { readMoneyValue } from '../../../../../core/i18n/index.js';

describe('readMoneyValue (§9.5)', () => {
  it.each([
    [
      { decimalValue: '1', currencyCode: 'EUR' },
      { amount: '1', currency: 'EUR' },
    ],
    [
      { value: 2, currency: 'USD' },
      { amount: 2, currency: 'USD' },
    ],
    [
      { decimalValue: '1', currencyCode: 'EUR', value: '2', currency: 'USD' },
      { amount: '1', currency: 'EUR' },
    ],
    [
      { decimalValue: '1', value: '2', currency: 'USD' },
      { amount: '2', currency: 'USD' },
    ],
    [
      { decimalValue: null, currencyCode: 'EUR', value: 0, currency: 'USD' },
      { amount: 0, currency: 'USD' },
    ],
    [
      { decimalValue: 'x', currencyCode: 'EUR', value: '2', currency: 'USD' },
      { amount: 'x', currency: 'EUR' },
    ],
  ])('reads the first complete pair of %j', (value, money) => {
    expect(readMoneyValue(value)).toEqual(money);
  });

  it.each([
    [5],
    ['5'],
    [null],
    [undefined],
    [[]],
    [{}],
    [{ value: '5' }],
    [{ currency: 'USD' }],
    [{ decimalValue: '1', currency: 'USD' }],
    [{ value: '1', currency: 840 }],
    [Object.create({ value: '1', currency: 'USD' })],
  ])('finds none in %j', (value) => {
    expect(readMoneyValue(value)).toBeUndefined();
  });
});
