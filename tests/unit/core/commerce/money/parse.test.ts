import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsToDecimal,
  MoneyError,
  parseMoney,
  type MoneyInput,
} from '../../../../../core/commerce/money/index.js';
import { anyMoney } from './arbitraries.js';

describe('parseMoney', () => {
  it.each<[string, MoneyInput, number, string]>([
    ['decimalValue with currencyCode', { decimalValue: '12.34', currencyCode: 'EUR' }, 1234, 'EUR'],
    ['value with currency', { value: '12.34', currency: 'GBP' }, 1234, 'GBP'],
    ['numbers', { value: 12.34, currency: 'USD' }, 1234, 'USD'],
    ['a zero amount', { value: 0, currency: 'USD' }, 0, 'USD'],
    ['yen without a factor of a hundred', { value: '1624', currency: 'JPY' }, 1624, 'JPY'],
    ['yen written with decimals', { decimalValue: '1624.00', currencyCode: 'JPY' }, 1624, 'JPY'],
    ['a code in small letters', { value: '1', currency: ' usd ' }, 100, 'USD'],
    [
      'the first pair when both are there',
      { decimalValue: '1', currencyCode: 'EUR', value: '2', currency: 'USD' },
      100,
      'EUR',
    ],
    [
      'the second pair when the first is incomplete',
      { decimalValue: '1', value: '2', currency: 'CAD' },
      200,
      'CAD',
    ],
    ['nothing as 0 USD', {}, 0, 'USD'],
    ['nulls as 0 USD', { decimalValue: null, value: null, currency: null }, 0, 'USD'],
    ['an empty amount as 0 of its currency', { value: '', currency: 'SEK' }, 0, 'SEK'],
  ])('reads %s', (_, input, cents, currency) => {
    expect(parseMoney(input)).toEqual({ cents, currency });
  });

  it.each<[MoneyInput, number, string]>([
    [{ decimalValue: '68.00' }, 6800, 'HUF'],
    [{ value: 68 }, 6800, 'HUF'],
    [{}, 0, 'HUF'],
    [{ value: '68.00', currency: 'EUR' }, 6800, 'EUR'],
  ])('reads %j for a site in HUF', (input, cents, currency) => {
    expect(parseMoney(input, 'HUF')).toEqual({ cents, currency });
  });

  it('does not take the currency of the site for an amount whose currency is at the other one', () => {
    expect(() => parseMoney({ decimalValue: '12', currency: 'EUR' }, 'USD')).toThrow(
      expect.objectContaining({ code: 'missing-currency' }),
    );
  });

  it.each<[MoneyInput, string, string]>([
    [{ value: '12' }, 'missing-currency', 'The amount "12" names no currency.'],
    [
      { decimalValue: '12', currency: 'EUR' },
      'missing-currency',
      'The amount "12" names no currency.',
    ],
    [{ value: '12', currency: 'XYZ' }, 'unknown-currency', '"XYZ" is not a supported currency.'],
    [{ value: 'free', currency: 'USD' }, 'invalid-amount', '"free" is not a decimal number.'],
    [{ value: Number.NaN, currency: 'USD' }, 'invalid-amount', '"NaN" is not a decimal number.'],
    [
      { value: '1e30', currency: 'USD' },
      'amount-too-large',
      '"1e30" is beyond the amounts that can be counted exactly.',
    ],
  ])('refuses %j', (input, code, message) => {
    expect(() => parseMoney(input)).toThrow(MoneyError);
    expect(() => parseMoney(input)).toThrow(expect.objectContaining({ code, message }));
  });

  it.each<[string, unknown]>([
    ['an object without a text', { value: { toString: 1 }, currency: 'USD' }],
    ['an object as currency', { value: '1', currency: { toString: 1 } }],
    ['a list', { decimalValue: ['1'], currencyCode: 'USD' }],
    ['true', { value: true, currency: 'USD' }],
  ])('refuses %s', (_, input) => {
    expect(() => parseMoney(input as MoneyInput)).toThrow(
      expect.objectContaining({ name: 'MoneyError', code: 'invalid-amount' }),
    );
  });

  it('brings every amount of every currency back', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        const decimal = centsToDecimal(money.cents, money.currency);
        expect(parseMoney({ decimalValue: decimal, currencyCode: money.currency })).toEqual(money);
        expect(parseMoney({ value: decimal, currency: money.currency })).toEqual(money);
      }),
    );
  });
});
