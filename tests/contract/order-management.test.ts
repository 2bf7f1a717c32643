import { beforeEach, expect, it } from 'vitest';
import { PaymentError, type OrderJson } from '../../shop/server/index.js';
import { managedOrderTables } from '../../shop/server/ground/database/managed-order-tables.js';
import { bowl, buy, buyingOptions, enter, newYork, shipTo, stockOf, tokenOf } from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';

const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const key = (name: string) => `${name}-0123456789abcdef`;
const nothing = { carrier: '', trackingNumber: '', trackingUrl: '' };

describeShop('The owner’s orders', (shop) => {
  let open: OpenShop;
  let fake: ReturnType<typeof createFakeProvider>;
  let now = start;
  let reported: unknown[];
  let recorded: string[];

  beforeEach(async () => {
    now = start;
    reported = [];
    recorded = [];
    fake = createFakeProvider();
    open = await shop.open({
      ...buyingOptions,
      clock: { now: () => now },
      paymentProvider: fake.provider,
      reporter: { report: (error) => void reported.push(error), warn: () => undefined },
    });
  });

  const orders = () => open.services.orderManagement;
  const record = async (_: unknown, target: string) => void recorded.push(target);

  /** Bowls for $50.00 each to New York. */
  async function placeOrder(quantity = 2, changes: Readonly<Record<string, string>> = {}) {
    const visitor = await open.visit();
    await visitor.add({ ...bowl, quantity });
    await shipTo(visitor, newYork);
    const fields = { ...newYork, payment: 'card', paymentToken: 'good-token', ...changes };
    return read(await buy(open, tokenOf(visitor), fields));
  }

  async function read(id: string) {
    const managed = await orders().read(id);
    if (managed === null) throw new Error('There is no such order.');
    return managed;
  }

  const lineOf = ({ entries }: OrderJson, quantity: number) => [
    { entryId: entries[0]?.id ?? '', quantity },
  ];

  const codeOf = (change: Promise<unknown>) =>
    change.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );

  const send = (order: OrderJson, quantity: number, name = 'parcel') =>
    orders().send(
      { orderId: order.id, key: key(name), lines: lineOf(order, quantity), ...nothing },
      record,
    );

  const refund = (order: OrderJson, amountCents: number, changes: object = {}) =>
    orders().refund(
      {
        orderId: order.id,
        key: key('refund'),
        amountCents,
        lines: [],
        restocks: false,
        reason: '',
        ...changes,
      },
      record,
    );

  const listed = async (query: object = {}) =>
    (await orders().list({ fulfilment: null, search: '', cursor: null, ...query })).orders;

  it('are listed with their sums, newest first', async () => {
    const first = await placeOrder(2);
    const second = await placeOrder(1, { name: 'Bo', email: 'bo@example.com' });
    expect(await listed()).toMatchObject([
      { number: second.order.number, buyer: 'Bo', pieces: 1, fulfilment: 'open' },
      {
        id: first.order.id,
        number: first.order.number,
        placedAt: start,
        buyer: 'Ada Lovelace',
        email: 'ada@example.com',
        pieces: 2,
        totalCents: first.order.grandTotal,
        refundedCents: 0,
        currency: 'USD',
      },
    ]);
    expect(await orders().count()).toEqual({ open: 2, part: 0, sent: 0, none: 0, cancelled: 0 });
  });

  it.each([
    ['the number', (order: OrderJson) => String(order.number), 1],
    ['the number as it is written', (order: OrderJson) => `#${order.number}`, 1],
    ['a part of the name, in any case', () => 'LOVE', 1],
    ['a part of the address', () => 'ada@', 1],
    ['characters with a meaning of their own', () => '%', 0],
    ['a text that no database takes', () => 'a\0da', 1],
    ['nobody', () => 'nobody', 0],
  ])('are found by %s', async (_, search, count) => {
    const { order } = await placeOrder();
    await placeOrder(1, { name: 'Bo', email: 'bo@example.com' });
    expect(await listed({ search: search(order) })).toHaveLength(count);
  });

  it('are paged by number: an order that is placed meanwhile moves none', async () => {
    const { order } = await placeOrder();
    await open.database.query(
      `insert into carts (id, currency, created_at, expires_at)
       select 'c' || n, 'USD', now(), now() from generate_series(1, 60) n`,
    );
    await open.database.query(
      `insert into orders (id, cart_id, placed_at, details, fulfilment)
       select 'o' || n, 'c' || n, now(), '{}', 'sent' from generate_series(1, 60) n`,
    );
    const first = await orders().list({ fulfilment: null, search: '', cursor: null });
    await placeOrder();
    const next = { fulfilment: null, search: '', cursor: first.nextPageCursor };
    const second = await orders().list(next);
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    expect(numbers).toHaveLength(61);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(numbers.at(-1)).toBe(order.number);
    expect(second.nextPageCursor).toBeNull();
    const all = [];
    for await (const page of orders().each({ fulfilment: 'sent', search: '' })) all.push(...page);
    expect(all).toHaveLength(60);
  });

  it('of an earlier version get what the list shows', async () => {
    const { order } = await placeOrder(2);
    const before = await listed();
    await open.database.query(
      "update orders set email = '', buyer = '', total = 0, currency = 'JPY', pieces = 0, fulfilment = 'none'",
    );
    await open.database.query(managedOrderTables.find((one) => one.startsWith('update')) ?? '');
    expect(await listed()).toEqual(before);
    expect((await read(order.id)).fulfilment).toBe('open');
  });

  it('are sent in parts, each once however often the button is pressed', async () => {
    const { order } = await placeOrder(3);
    const parcel = {
      orderId: order.id,
      key: key('first'),
      lines: lineOf(order, 1),
      carrier: ' Harbour Post ',
      trackingNumber: 'HP 17',
      trackingUrl: 'https://post.example/HP17',
    };
    await Promise.all([orders().send(parcel, record), orders().send(parcel, record)]);
    expect(await read(order.id)).toMatchObject({
      fulfilment: 'part',
      shipments: [
        {
          sentAt: start,
          carrier: 'Harbour Post',
          trackingNumber: 'HP 17',
          trackingUrl: 'https://post.example/HP17',
          lines: lineOf(order, 1),
        },
      ],
    });
    expect(recorded).toEqual([String(order.number)]);
    await send(order, 2, 'second');
    expect((await read(order.id)).fulfilment).toBe('sent');
    expect(await codeOf(send(order, 1, 'third'))).toBe('too-many-pieces');
  });

  it('show their buyer what was sent', async () => {
    const { order } = await placeOrder(2);
    expect(await open.services.orderManagement.progress(order.id)).toMatchObject({
      fulfilment: 'open',
    });
    await send(order, 2);
    expect(await open.services.orderManagement.progress(order.id)).toMatchObject({
      fulfilment: 'sent',
      shipments: [{ lines: lineOf(order, 2) }],
    });
  });

  it.each([
    ['nothing-chosen', { lines: [] }],
    ['too-many-pieces', { lines: [{ entryId: 'other', quantity: 1 }] }],
    ['tracking-link', { trackingUrl: 'javascript:alert(1)' }],
    ['tracking-link', { trackingUrl: 'http://post.example' }],
    ['text-too-long', { carrier: 'x'.repeat(201) }],
    ['order-not-found', { orderId: 'other' }],
    ['order-not-found', { orderId: 'o\0' }],
  ])('are not sent: %s', async (code, changes) => {
    const { order } = await placeOrder();
    const parcel = { orderId: order.id, key: key('parcel'), lines: lineOf(order, 1), ...nothing };
    expect(
      await codeOf(Promise.resolve().then(() => orders().send({ ...parcel, ...changes }, record))),
    ).toBe(code);
    expect((await read(order.id)).shipments).toEqual([]);
    expect(recorded).toEqual([]);
  });

  it('are refunded in parts, and the pieces are for sale again', async () => {
    const { order } = await placeOrder(2);
    const stock = (await stockOf(open, 'BOWL')) ?? 0;
    const part = { lines: lineOf(order, 1), restocks: true, reason: 'A chip.' };
    expect(await refund(order, 5000, part)).toEqual({ state: 'done' });
    expect(await stockOf(open, 'BOWL')).toBe(stock + 1);
    expect(await read(order.id)).toMatchObject({
      fulfilment: 'open',
      refundedCents: 5000,
      refunds: [{ state: 'done', amountCents: 5000, byPaymentCents: 5000, reason: 'A chip.' }],
    });
    expect(fake.calls.at(-1)).toMatch(/^refund payment-1 5000$/);
    expect(await codeOf(refund(order, order.grandTotal - 4999, { key: key('rest') }))).toBe(
      'amount-too-high',
    );
    const rest = { key: key('rest'), lines: lineOf(order, 1) };
    await refund(order, order.grandTotal - 5000, rest);
    expect(await read(order.id)).toMatchObject({
      fulfilment: 'none',
      refundedCents: order.grandTotal,
    });
    expect(await stockOf(open, 'BOWL')).toBe(stock + 1);
  });

  it('are refunded once for a press, and never with more than was paid', async () => {
    const { order } = await placeOrder(2);
    await Promise.all([refund(order, 4000), refund(order, 4000)]);
    expect((await read(order.id)).refundedCents).toBe(4000);
    expect(new Set(fake.refundKeys).size).toBe(1);
    const rest = order.grandTotal - 4000;
    const codes = await Promise.all(
      ['a', 'b', 'c'].map((name) => codeOf(refund(order, rest, { key: key(name) }))),
    );
    expect(codes.toSorted()).toEqual(['amount-too-high', 'amount-too-high', 'done']);
  });

  it.each([0, -1, 0.5, Number.NaN])('are not refunded with %d', async (amount) => {
    const { order } = await placeOrder();
    expect(await codeOf(refund(order, amount))).toBe('amount-invalid');
  });

  it('wait for a provider that does not answer, which is asked again under the same key', async () => {
    const { order } = await placeOrder(1);
    fake.state.refund = new PaymentError('unreachable', 'No answer.');
    expect(await refund(order, 5000)).toEqual({ state: 'waits' });
    expect(await read(order.id)).toMatchObject({
      refundedCents: 5000,
      refunds: [{ state: 'asked' }],
    });
    expect(reported).toHaveLength(1);
    fake.state.refund = { state: 'refunded' };
    await open.services.purgeExpired();
    expect((await read(order.id)).refunds).toMatchObject([{ state: 'asked' }]);
    now += minute;
    await open.services.purgeExpired();
    expect((await read(order.id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(new Set(fake.refundKeys).size).toBe(1);
  });

  it('can be refunded again after the provider has refused', async () => {
    const { order } = await placeOrder(1);
    fake.state.refund = { state: 'refused', reason: 'The card is closed.' };
    const given = { lines: lineOf(order, 1), restocks: true };
    const stock = await stockOf(open, 'BOWL');
    expect(await refund(order, 5000, given)).toEqual(fake.state.refund);
    expect(await read(order.id)).toMatchObject({
      fulfilment: 'open',
      refundedCents: 0,
      refunds: [{ state: 'refused', refusal: 'The card is closed.' }],
    });
    expect(await stockOf(open, 'BOWL')).toBe(stock);
    fake.state.refund = { state: 'refunded' };
    expect(await refund(order, 5000, { key: key('again') })).toEqual({ state: 'done' });
  });

  it('were paid by another provider: the refund says so', async () => {
    const { order } = await placeOrder(1);
    await open.database.query("update payments set provider = 'former'");
    expect(await refund(order, 100)).toMatchObject({ state: 'refused' });
  });

  it('give back to gift cards what they paid, after the payment', async () => {
    const { order: first } = await placeOrder(1);
    const code = 'ABCD-EFGH-JKMN-PQRS';
    await open.database.query(
      "insert into gift_cards (code, order_id, value, balance, currency) values ($1, $2, 3000, 3000, 'USD')",
      [code, first.id],
    );
    const visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    await open.services.checkout.changeGiftCard(tokenOf(visitor), { enter: code });
    const fields = { ...newYork, payment: 'card', paymentToken: 'good-token' };
    const { order } = await read(await buy(open, tokenOf(visitor), fields));
    expect(order.dueTotal).toBe(order.grandTotal - 3000);
    await refund(order, order.grandTotal - 1000, { key: key('most') });
    const balances = await open.database.query<{ balance: number }>(
      'select balance from gift_cards where code = $1',
      [code],
    );
    expect(balances.rows).toEqual([{ balance: 2000 }]);
    await refund(order, 1000, { key: key('rest') });
    expect((await read(order.id)).refunds.map(({ byPaymentCents }) => byPaymentCents)).toEqual([
      order.dueTotal,
      0,
    ]);
    expect(fake.refundKeys).toHaveLength(1);
  });

  it('are cancelled while nothing was sent: the pieces are for sale, the price goes back', async () => {
    const before = await stockOf(open, 'BOWL');
    const { order } = await placeOrder(2);
    const cancel = { orderId: order.id, key: key('cancel'), reason: 'Out of clay.' };
    expect(await orders().cancel(cancel, record)).toEqual({ state: 'done' });
    expect(await orders().cancel(cancel, record)).toBeNull();
    expect(await stockOf(open, 'BOWL')).toBe(before);
    expect(await read(order.id)).toMatchObject({
      fulfilment: 'cancelled',
      cancelledAt: start,
      refundedCents: order.grandTotal,
    });
    expect(await codeOf(send(order, 1))).toBe('order-cancelled');
    expect(recorded).toEqual([String(order.number)]);
  });

  it('are not cancelled after a part was sent', async () => {
    const { order } = await placeOrder(2);
    await send(order, 1);
    const cancel = { orderId: order.id, key: key('cancel'), reason: '' };
    expect(await codeOf(orders().cancel(cancel, record))).toBe('order-sent');
  });

  it('keep the owner’s notes', async () => {
    const { order } = await placeOrder();
    const note = (text: string) => orders().note({ orderId: order.id, text }, record);
    await note(' Called her. ');
    expect((await read(order.id)).notes).toEqual([{ writtenAt: start, text: 'Called her.' }]);
    expect(await codeOf(Promise.resolve().then(() => note('  ')))).toBe('note-empty');
    expect(await codeOf(Promise.resolve().then(() => note('x'.repeat(2001))))).toBe(
      'text-too-long',
    );
  });

  it('with a coupon are not refunded with more than was paid', async () => {
    const visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    await enter(visitor, 'WELCOME10');
    const fields = { ...newYork, payment: 'card', paymentToken: 'good-token' };
    const { order } = await read(await buy(open, tokenOf(visitor), fields));
    expect(await codeOf(refund(order, order.grandTotal + 1))).toBe('amount-too-high');
  });
});
