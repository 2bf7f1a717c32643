import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { ListedOrder } from '../../../../../../shop/server/index.js';
import { exportHead, exportRows } from '../../../../../../shop/owner/views/orders/index.js';

const listed: ListedOrder = {
  id: 'o1',
  number: 1001,
  placedAt: Date.UTC(2026, 10, 22, 9),
  buyer: 'Ada "Countess", Lovelace',
  email: 'ada@example.com',
  pieces: 3,
  totalCents: 7450,
  refundedCents: 450,
  currency: 'USD',
  fulfilment: 'part',
};

it('is a table that reads back as it was written', () => {
  const { data } = Papa.parse<Record<string, string>>(
    (exportHead + exportRows([listed])).replace('\uFEFF', ''),
    { header: true, skipEmptyLines: true },
  );
  expect(data).toEqual([
    {
      Order: '1001',
      'Placed (UTC)': '2026-11-22T09:00:00.000Z',
      Buyer: 'Ada "Countess", Lovelace',
      'E-mail': 'ada@example.com',
      Pieces: '3',
      Total: '74.50',
      Refunded: '4.50',
      Currency: 'USD',
      Payment: 'Partly refunded',
      State: 'Partly sent',
    },
  ]);
});

it.each(['=HYPERLINK("http://a.example")', '+1', '-1', '@SUM(A1)'])(
  'a name such as %s is no formula',
  (buyer) => {
    const [row] = Papa.parse<string[]>(exportRows([{ ...listed, buyer }])).data;
    expect(row?.[2]).toBe(`'${buyer}`);
  },
);

it('of no order has no row', () => {
  expect(exportRows([])).toBe('');
});
