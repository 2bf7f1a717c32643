import { describe, expect, it } from 'vitest';
import { splitRefund } from '../../../../../../shop/server/domains/order-management/split-refund.js';

const source = {
  paymentCents: 1000,
  paymentReturnedCents: 200,
  cards: [
    { code: 'A', paidCents: 500, returnedCents: 500 },
    { code: 'B', paidCents: 300, returnedCents: 100 },
    { code: 'C', paidCents: 400, returnedCents: 0 },
  ],
};

describe('a refund goes back', () => {
  it.each([
    [800, { byPaymentCents: 800, cards: [] }],
    [801, { byPaymentCents: 800, cards: [{ code: 'B', cents: 1 }] }],
    [
      1400,
      {
        byPaymentCents: 800,
        cards: [
          { code: 'B', cents: 200 },
          { code: 'C', cents: 400 },
        ],
      },
    ],
    [1401, null],
  ])('%d to the payment first, then to the cards that paid', (cents, parts) => {
    expect(splitRefund(cents, source)).toEqual(parts);
  });
});
