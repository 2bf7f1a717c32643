import { OrderChangeError, Problem } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { order } from './fake-checkout.js';

type OrderManagement = OwnerServices['orderManagement'];

/** One order, the fake checkout's, of which a part was sent and a part refunded. Changes succeed unless a text is 'refuse'. */
export function createFakeOrderManagement(): OrderManagement {
  const [entry] = order.entries;
  const line = { entryId: entry?.id ?? '', quantity: 1 };
  const progress = {
    fulfilment: 'part' as const,
    cancelledAt: null,
    refundedCents: 500,
    shipments: [
      {
        sentAt: Date.UTC(2026, 10, 23),
        carrier: 'Harbour Post',
        trackingNumber: 'HP 17',
        trackingUrl: 'https://post.example/HP17',
        lines: [line],
      },
    ],
    refunds: [
      {
        askedAt: Date.UTC(2026, 10, 24),
        state: 'done' as const,
        amountCents: 500,
        byPaymentCents: 500,
        reason: 'A chip in the glaze.',
        restocks: false,
        refusal: '',
        lines: [],
      },
    ],
  };
  const listed = {
    id: order.id,
    number: order.number,
    placedAt: order.placedAt,
    buyer: order.name,
    email: order.email,
    pieces: order.entries.reduce((sum, { quantity }) => sum + quantity, 0),
    totalCents: order.grandTotal,
    refundedCents: 500,
    currency: order.currency,
    fulfilment: progress.fulfilment,
  };
  const refuse = (text: string) =>
    text === 'refuse' ? Promise.reject(new OrderChangeError('text-too-long')) : Promise.resolve();
  return {
    list: ({ search }) =>
      Promise.resolve({
        orders: search === 'nobody' ? [] : [listed],
        nextPageCursor: search === '' ? 'next' : null,
      }),
    async *each() {
      yield [listed];
      await Promise.resolve();
    },
    count: () => Promise.resolve({ open: 3, part: 1, sent: 0, none: 0, cancelled: 0 }),
    read: (id) =>
      Promise.resolve(
        id === order.id
          ? {
              order,
              ...progress,
              cards: [],
              notes: [{ writtenAt: Date.UTC(2026, 10, 25), text: 'Called.' }],
            }
          : null,
      ),
    progress: () => Promise.resolve(progress),
    send: ({ carrier }) => refuse(carrier),
    note: ({ text }) => refuse(text),
    refund: async ({ reason }) => {
      await refuse(reason);
      return { state: reason === 'wait' ? 'waits' : 'done' };
    },
    cancel: async ({ reason }) => {
      await refuse(reason);
      return null;
    },
  };
}

const sums = {
  orders: 2,
  pieces: 3,
  revenueCents: 13_540,
  refundedCents: 500,
  taxCents: 1140,
  shippingCents: 650,
  discountCents: 680,
  returning: 1,
};

/** Two orders of three pieces, one of them of a buyer who has bought before. */
export const fakeSales: OwnerServices['sales'] = {
  currencies: () => Promise.resolve(['USD', 'EUR']),
  totals: () => Promise.resolve({ ...sums, revenueCents: 10_000, orders: 1, returning: 0 }),
  report: ({ buckets }) =>
    Promise.resolve({
      ...sums,
      series: Array.from({ length: buckets }, (_, index) =>
        index === buckets - 1 ? { cents: 13_540, orders: 2 } : { cents: 0, orders: 0 },
      ),
      products: [{ name: 'Dune Mug', orders: 2, pieces: 3, cents: 12_000 }],
      countries: [
        { name: 'US', orders: 1, pieces: 2, cents: 9000 },
        { name: '', orders: 1, pieces: 1, cents: 4540 },
      ],
      sources: [
        { name: 'search.example', orders: 1, pieces: 2, cents: 9000 },
        { name: '', orders: 1, pieces: 1, cents: 4540 },
      ],
    }),
};

/** One customer; of every address one order and one signup are kept. */
export const fakeCustomers: OwnerServices['customers'] = {
  list: ({ search }) =>
    Promise.resolve({
      customers:
        search === 'nobody'
          ? []
          : [
              {
                email: 'ada@example.com',
                name: 'Ada',
                orders: 2,
                firstAt: 0,
                lastAt: Date.UTC(2026, 10, 21),
                revenue: [
                  { currency: 'USD', cents: 6770 },
                  { currency: 'EUR', cents: 1200 },
                ],
              },
            ],
      nextPageCursor: null,
    }),
  held: (email) =>
    email.includes('@')
      ? Promise.resolve({
          email,
          kinds: email.startsWith('nobody')
            ? []
            : [
                { name: 'Orders', rows: [{ number: 1001 }] },
                { name: 'Mailing list', rows: [{ email }] },
              ],
        })
      : Promise.reject(new Problem('email-invalid')),
  erase: () => Promise.resolve(2),
};

/** Every order has two files, of which one was fetched too often. */
export const fakeDownloads: OwnerServices['downloads'] = {
  list: () =>
    Promise.resolve([
      { title: 'Bread Notes', name: 'bread.pdf', size: 2048, left: 3, path: '/downloads/good' },
      { title: 'Bread Notes', name: 'bread.epub', size: 1024, left: 0, path: '/downloads/used' },
    ]),
  open(signed) {
    if (signed === 'used') return Promise.resolve('used-up');
    if (signed !== 'good') return Promise.resolve('gone');
    const body = new Blob(['flour']).stream();
    return Promise.resolve({ name: 'Brot “neu”.pdf', size: 5, body });
  },
};
