import { describe, expect, it } from 'vitest';
import {
  choosePieces,
  fulfilmentOf,
  managedLines,
} from '../../../../../../shop/server/domains/order-management/lines.js';
import { managedOf, pieces, refundOf, shipmentOf } from './managed.js';

describe('the lines of an order', () => {
  it.each([
    ['nothing happened', {}, { sent: 0, refunded: 0, toSend: 3, toRefund: 3 }],
    [
      'a part was sent',
      { shipments: [shipmentOf(pieces('a', 2))] },
      { sent: 2, toSend: 1, toRefund: 3 },
    ],
    [
      'two parcels and a refund',
      {
        shipments: [shipmentOf(pieces('a', 1)), shipmentOf(pieces('a', 1))],
        refunds: [refundOf(500, [pieces('a', 1)])],
      },
      { sent: 2, refunded: 1, toSend: 1, toRefund: 2 },
    ],
    [
      'what was refunded is not sent any more',
      { refunds: [refundOf(500, [pieces('a', 2)])] },
      { refunded: 2, toSend: 1, toRefund: 1 },
    ],
    [
      'a refused refund changes nothing',
      { refunds: [refundOf(500, [pieces('a', 2)], 'refused')] },
      { refunded: 0, toSend: 3, toRefund: 3 },
    ],
    [
      'one that waits counts',
      { refunds: [refundOf(500, [pieces('a', 3)], 'asked')] },
      { refunded: 3, toSend: 0, toRefund: 0 },
    ],
  ])('%s', (_, happened, line) => {
    expect(managedLines(managedOf([['a', 3, 500]], happened))[0]).toMatchObject(line);
  });

  it.each([
    ['physical', 2],
    ['digital', 0],
    ['service', 0],
    ['gift-card', 0],
  ] as const)('a line of the type %s has %d pieces to send', (type, toSend) => {
    expect(managedLines(managedOf([['a', 2, 500, type]]))[0]?.toSend).toBe(toSend);
  });
});

describe('the state of an order', () => {
  it.each([
    ['open', {}],
    ['part', { shipments: [shipmentOf(pieces('a', 1))] }],
    ['sent', { shipments: [shipmentOf(pieces('a', 2), pieces('b', 1))] }],
    ['sent', { shipments: [shipmentOf(pieces('a', 2))], refunds: [refundOf(1, [pieces('b', 1)])] }],
    ['part', { shipments: [shipmentOf(pieces('b', 1))], refunds: [refundOf(1, [pieces('a', 1)])] }],
    ['none', { refunds: [refundOf(1, [pieces('a', 2), pieces('b', 1)])] }],
  ] as const)('is %s', (state, happened) => {
    const managed = managedOf(
      [
        ['a', 2, 500],
        ['b', 1, 700],
      ],
      happened,
    );
    expect(fulfilmentOf(managedLines(managed))).toBe(state);
  });

  it('of goods that are no parcels is none', () => {
    expect(fulfilmentOf(managedLines(managedOf([['a', 1, 500, 'digital']])))).toBe('none');
  });
});

describe('chosen pieces', () => {
  const lines = managedLines(
    managedOf(
      [
        ['a', 3, 500],
        ['b', 1, 700],
      ],
      { shipments: [shipmentOf(pieces('a', 2))] },
    ),
  );

  it.each([
    ['all that is left', [pieces('a', 1), pieces('b', 1)], [pieces('a', 1), pieces('b', 1)]],
    ['none of one', [pieces('a', 0), pieces('b', 1)], [pieces('b', 1)]],
    ['nothing', [], []],
    ['more than is left', [pieces('a', 2)], null],
    ['less than nothing', [pieces('a', -1)], null],
    ['half a piece', [pieces('a', 0.5)], null],
    ['a line twice', [pieces('b', 1), pieces('b', 1)], null],
    ['a line of another order', [pieces('c', 1)], null],
  ])('%s', (_, chosen, read) => {
    expect(choosePieces(lines, chosen, 'toSend')).toEqual(read);
  });
});
