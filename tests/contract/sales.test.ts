import { beforeEach, expect, it } from 'vitest';
import type { OrderJson } from '../../shop/server/index.js';
import { managedOrderTables } from '../../shop/server/ground/database/managed-order-tables.js';
import { berlin, bowl, buy, buyingOptions, enter, newYork, shipTo, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  page,
  readAcknowledgement,
  sendEvents,
  senderOf,
  trackingOptions,
  wire,
} from './tracking.js';
import { mug } from './visitor.js';

const day = 24 * 60 * 60_000;
const since = Date.UTC(2026, 10, 1);
const until = since + 10 * day;
const period = { currency: 'USD', since, until, buckets: 10 } as const;

describeShop('What was sold', (shop) => {
  let open: OpenShop;
  let now = since;

  beforeEach(async () => {
    now = since + day;
    open = await shop.open({ ...trackingOptions, ...buyingOptions, clock: { now: () => now } });
  });

  const sales = () => open.services.sales;
  const report = (changes: object = {}) => sales().report({ ...period, ...changes }, []);
  const record = () => Promise.resolve();

  async function placeOrder(
    lines: readonly object[],
    { to = newYork, email = 'ada@example.com', coupon = '' } = {},
  ): Promise<OrderJson> {
    const visitor = await open.visit();
    for (const line of lines) await visitor.add(line);
    await shipTo(visitor, to);
    if (coupon !== '') await enter(visitor, coupon);
    const id = await buy(open, tokenOf(visitor), { ...to, email });
    const order = await open.services.checkout.order(id);
    if (order === null) throw new Error('There is no such order.');
    return order;
  }

  it('is nothing without orders', async () => {
    expect(await sales().currencies()).toEqual([]);
    expect(await report()).toEqual({
      orders: 0,
      pieces: 0,
      revenueCents: 0,
      refundedCents: 0,
      taxCents: 0,
      shippingCents: 0,
      discountCents: 0,
      returning: 0,
      series: Array.from({ length: 10 }, () => ({ cents: 0, orders: 0 })),
      products: [],
      countries: [],
      sources: [],
    });
  });

  it('agrees with the orders to the cent', async () => {
    const first = await placeOrder([{ ...bowl, quantity: 2 }, mug], { coupon: 'WELCOME10' });
    now = since + 4 * day;
    const second = await placeOrder([bowl], { to: berlin, email: 'bo@example.com' });
    const third = await placeOrder([mug], { email: 'ADA@example.com' });
    const orders = [first, second, third];
    const sum = (read: (order: OrderJson) => number) =>
      orders.reduce((total, order) => total + read(order), 0);
    const found = await report();
    expect(found).toMatchObject({
      orders: 3,
      pieces: 5,
      revenueCents: sum(({ grandTotal }) => grandTotal),
      refundedCents: 0,
      taxCents: sum(({ taxTotal }) => taxTotal),
      shippingCents: sum(({ shippingTotal }) => shippingTotal),
      discountCents: sum(({ discountTotal }) => discountTotal),
      // An address is the same in any case.
      returning: 1,
      countries: [
        { name: 'US', orders: 2, pieces: 4, cents: first.grandTotal + third.grandTotal },
        { name: 'DE', orders: 1, pieces: 1, cents: second.grandTotal },
      ],
    });
    expect(found.series[1]).toEqual({ cents: first.grandTotal, orders: 1 });
    expect(found.series[4]).toEqual({ cents: second.grandTotal + third.grandTotal, orders: 2 });
    const ofBowls = { name: 'Rare Bowl', orders: 2, pieces: 3, cents: 15_000 };
    expect(found.products).toContainEqual(ofBowls);
    expect(found.products.reduce((total, { cents }) => total + cents, 0)).toBe(
      sum(({ subtotal }) => subtotal),
    );
    expect(await sales().totals(period)).toMatchObject({ orders: 3 });
  });

  it('is less by what was refunded; a cancelled order is none', async () => {
    const kept = await placeOrder([bowl]);
    const cancelled = await placeOrder([{ ...bowl, quantity: 3 }]);
    const key = (name: string) => `${name}-0123456789abcdef`;
    const { orderManagement } = open.services;
    await orderManagement.refund(
      {
        orderId: kept.id,
        key: key('part'),
        amountCents: 1000,
        lines: [],
        restocks: false,
        reason: '',
      },
      record,
    );
    await orderManagement.cancel({ orderId: cancelled.id, key: key('all'), reason: '' }, record);
    expect(await report()).toMatchObject({
      orders: 1,
      pieces: 1,
      revenueCents: kept.grandTotal - 1000,
      refundedCents: cancelled.grandTotal + 1000,
      taxCents: kept.taxTotal,
      products: [{ pieces: 1 }],
    });
  });

  it('counts each currency, and each moment, once', async () => {
    await placeOrder([bowl]);
    expect((await report({ currency: 'EUR' })).orders).toBe(0);
    expect((await report({ until: now })).orders).toBe(0);
    expect((await report({ since: now })).orders).toBe(1);
    expect(await sales().currencies()).toEqual(['USD']);
  });

  it('of orders of an earlier version is counted, too', async () => {
    await placeOrder([{ ...bowl, quantity: 2 }, mug]);
    const before = await report();
    await open.database.query('delete from order_lines');
    await open.database.query(
      "update orders set total = 0, pieces = 0, tax = 0, shipping = 0, discount = 0, country = ''",
    );
    for (const statement of managedOrderTables.filter((one) => /^(update|insert)/.test(one))) {
      await open.database.query(statement);
    }
    expect(await report()).toEqual(before);
  });

  it('names the page that a buyer came from, of those who may be known', async () => {
    const known = await placeOrder([bowl]);
    const unknown = await placeOrder([bowl], { email: 'bo@example.com' });
    const send = async (name: string, pageName: string, at: number, content: object) => {
      const given = {
        name,
        occurredAt: at,
        monotonic: 1,
        content: { ...content, page_host: 'shop.test' },
      };
      const event = wire(page(pageName), 1, given);
      await readAcknowledgement(
        await sendEvents(open, [event], senderOf(page('sender'), { sentAt: now })),
      );
    };
    const visitor = { analytics_id: 'visitor-1' };
    const from = (address: string) => ({ ...visitor, page_referrer_url: address });
    await send('page_view', 'first', now - 5000, from('https://old.example/'));
    await send('page_view', 'second', now - 4000, from('https://www.search.example/find'));
    await send('page_view', 'third', now - 3000, from('https://shop.test/shop'));
    await send('page_view', 'other', now - 2000, {
      analytics_id: 'visitor-2',
      page_referrer_url: 'https://elsewhere.example/',
    });
    await send('purchase', 'bought', now - 1000, { ...visitor, orderId: String(known.number) });
    const tracked = { environment: 'prod', since, until } as const;
    const sources = await open.services.analytics.orderSources(tracked);
    expect(sources).toEqual([{ number: known.number, source: 'search.example' }]);
    const found = await sales().report(period, sources);
    expect(found.sources).toEqual(
      expect.arrayContaining([
        { name: 'search.example', orders: 1, pieces: 1, cents: known.grandTotal },
        { name: '', orders: 1, pieces: 1, cents: unknown.grandTotal },
      ]),
    );
  });
});
