import { describe, expect, it } from 'vitest';
import { readAmount } from '../../../../../shop/owner/orders/read-amount.js';
import { readPieces } from '../../../../../shop/owner/orders/read-pieces.js';

describe('an amount as typed', () => {
  it.each([
    ['12.50', 'USD', 1250],
    ['12,50', 'EUR', 1250],
    [' 7 ', 'USD', 700],
    ['0.01', 'USD', 1],
    ['1200', 'JPY', 1200],
  ] as const)('%s %s is %d', (text, currency, cents) => {
    expect(readAmount(text, currency)).toBe(cents);
  });

  it.each(['', 'ten', '-5', '1.2.3', '1e3', '12.5000', '$5'])('%s is none', (text) => {
    expect(() => readAmount(text, 'USD')).toThrow(
      expect.objectContaining({ code: 'amount-invalid' }),
    );
  });
});

describe('pieces of a form', () => {
  it('are the fields that begin with it; what is no whole number is refused later', () => {
    expect(
      readPieces({
        'pieces-a': '2',
        'pieces-b': ' ',
        'pieces-c': '1.5',
        crumb: 'x',
        'pieces-d': '-1',
      }),
    ).toEqual([
      { entryId: 'a', quantity: 2 },
      { entryId: 'b', quantity: 0 },
      { entryId: 'c', quantity: -1 },
      { entryId: 'd', quantity: -1 },
    ]);
  });
});
