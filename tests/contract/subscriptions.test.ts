import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentError, type OrderJson, type SubscriptionChange } from '../../shop/server/index.js';
import { buyingOptions, stockOf } from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mailsOf, readSubscription, subscribe as buyPlan } from './subscribing.js';

const day = 24 * 60 * 60_000;
const events = z.array(z.looseObject({ kind: z.string() }));

describeShop('Subscriptions', (shop) => {
  let now: number;
  let open: OpenShop;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    open = await shop.open({ ...buyingOptions, clock });
    // So many that no stock stands in the way.
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
  });

  const subscribe = (changes: Readonly<Record<string, string>> = {}) => buyPlan(open, changes);
  const read = (id: string) => readSubscription(open, id);
  const mails = () => mailsOf(open);
  const renew = () => open.services.subscriptions.renewDue();
  const change = (id: string, what: SubscriptionChange) =>
    open.services.subscriptions.change({ id, change: what }, 'buyer');

  async function orders(): Promise<readonly OrderJson[]> {
    const { rows } = await open.database.query<{ id: string }>(
      'select id from orders order by number',
    );
    const read = await Promise.all(rows.map((row) => open.services.checkout.order(row.id)));
    return read.flatMap((order) => (order === null ? [] : [order]));
  }

  const kinds = async (id: string) =>
    events
      .parse((await read(id)).events)
      .map(({ kind }) => kind)
      .toReversed();

  it('renew on the last day of February, and on 31 March', async () => {
    const { id } = await subscribe();
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      dueAt: Date.UTC(2026, 1, 28, 9),
    });
    now = Date.UTC(2026, 1, 28, 8, 59);
    expect(await renew()).toMatchObject({ paid: 0 });
    now = Date.UTC(2026, 1, 28, 9);
    expect(await renew()).toEqual({ paid: 1, declined: 0, held: 0, gone: 0, failed: 0 });
    expect(await renew()).toMatchObject({ paid: 0 });
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      paid: 2,
      dueAt: Date.UTC(2026, 2, 31, 9),
    });
  });

  it('make a whole order: goods, address, delivery, taxes, payment, stock and mail', async () => {
    await subscribe();
    now += 28 * day;
    await renew();
    const [first, second] = await orders();
    if (first === undefined || second === undefined) throw new Error('There are not two orders.');
    const { id, number, placedAt, purchasedCartId, entries, ...same } = first;
    expect(second).toMatchObject({ ...same, placedAt: now });
    expect(second.entries).toMatchObject([{ title: entries[0]?.title, quantity: 2 }]);
    expect([second.id, second.number, second.purchasedCartId]).not.toEqual([
      id,
      number,
      purchasedCartId,
    ]);
    expect(placedAt).toBeLessThan(now);
    expect(await stockOf(open, 'COFFEE')).toBe(96);
    const { rows } = await open.database.query(
      'select state, amount, way from payments where order_id = $1',
      [second.id],
    );
    expect(rows).toEqual([{ state: 'captured', amount: second.grandTotal, way: 'test-accepted' }]);
    const sent = (await mails()).filter(({ kind }) => kind === 'order-received');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatch(
      /http:\/\/localhost:8080\/subscriptions\/[\w-]+\/open\?code=[\w-]{43}/,
    );
    // It is no new subscription.
    expect((await open.services.subscriptions.count()).active).toBe(1);
  });

  it.each([
    ['dearer', { USD: 9900, EUR: 9900, JPY: 9900 }, null],
    ['cheaper', { USD: 900, EUR: 900, JPY: 900 }, null],
    ['on sale', null, { USD: 500, EUR: 500, JPY: 500 }],
  ])('keep the agreed price of goods that are %s now', async (_, prices, salePrices) => {
    const { id } = await subscribe();
    await open.database.query(
      `update variants set prices = coalesce($1::jsonb, prices), sale_prices = $2::jsonb where sku = 'COFFEE'`,
      [prices && JSON.stringify(prices), salePrices && JSON.stringify(salePrices)],
    );
    now += 28 * day;
    expect(await renew()).toMatchObject({ paid: 1 });
    const [first, second] = await orders();
    expect(second?.subtotal).toBe(first?.subtotal);
    expect((await read(id)).subscription.unitCents).toBe(first?.items[0]?.unitPrice);
  });

  it('are renewed once by two servers at the same time', async () => {
    const ids = [];
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      ids.push((await subscribe({ email })).id);
    }
    const copy = await shop.openCopy({ ...buyingOptions, clock });
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
    now += 28 * day;
    const rounds = await Promise.all([renew(), copy.services.subscriptions.renewDue(), renew()]);
    expect(rounds.reduce((sum, { paid }) => sum + paid, 0)).toBe(3);
    expect(await orders()).toHaveLength(6);
    for (const id of ids) expect((await read(id)).subscription.paid).toBe(2);
    const { rows } = await open.database.query('select state from payments');
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ state: 'captured' })));
  });

  it('are renewed once when the server ended after it had reserved the payment', async () => {
    const { provider, calls, keys } = createFakeProvider();
    const charged: string[] = [];
    const paymentProvider: typeof provider = {
      ...provider,
      chargeAgain({ idempotencyKey }) {
        charged.push(idempotencyKey);
        return Promise.resolve({ state: 'authorised', reference: `again-${charged.length}` });
      },
    };
    open = await shop.open({ ...buyingOptions, clock, paymentProvider });
    const { id } = await subscribe({ payment: 'card', paymentToken: 'fine' });
    now += 28 * day;
    // Whatever is stored with the order fails, as a process that is killed.
    await open.database.query('alter table subscription_events rename to hidden_events');
    const reported: unknown[] = [];
    const report = open.services.reporter.report;
    open.services.reporter.report = (error) => void reported.push(error);
    expect(await renew()).toMatchObject({ failed: 1, paid: 0 });
    open.services.reporter.report = report;
    await open.database.query('alter table hidden_events rename to subscription_events');
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(open, 'COFFEE')).toBe(3);
    // Its lease keeps others away until it must be over.
    expect(await renew()).toMatchObject({ paid: 0 });
    now += 11 * 60_000;
    expect(await renew()).toMatchObject({ paid: 1 });
    expect(await orders()).toHaveLength(2);
    expect((await read(id)).subscription.paid).toBe(2);
    expect(new Set(charged).size).toBe(charged.length);
    const captures = calls.filter((call) => call.startsWith('capture'));
    expect(captures).toHaveLength(2);
    expect(keys).toHaveLength(1);
  });

  it('tell the buyer of a declined payment, try it after 1, 3 and 5 days, and end', async () => {
    const { id } = await subscribe({ payment: 'test-once' });
    now += 28 * day;
    const failedAt = now;
    for (const days of [1, 3, 5]) {
      expect(await renew()).toMatchObject({ declined: 1 });
      expect((await read(id)).subscription).toMatchObject({
        state: 'past-due',
        dueAt: failedAt + days * day,
        failedAt,
      });
      now = failedAt + days * day - 1;
      expect(await renew()).toMatchObject({ declined: 0 });
      now += 1;
    }
    expect(await renew()).toMatchObject({ declined: 1 });
    expect((await read(id)).subscription).toMatchObject({
      state: 'cancelled',
      dueAt: null,
      endedAt: now,
    });
    const told = (await mails()).filter(({ kind }) => kind === 'subscription');
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We could not charge you/),
      expect.stringMatching(/^We could not charge you/),
      expect.stringMatching(/^We could not charge you/),
      expect.stringMatching(/has ended$/),
    ]);
    expect(told[0]?.body).toContain('March 1, 2026');
    expect(told[0]?.body).toMatch(/\/subscriptions\/[\w.%-]+/);
    now += 100 * day;
    expect(await renew()).toMatchObject({ declined: 0, paid: 0 });
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(open, 'COFFEE')).toBe(98);
    expect(await kinds(id)).toEqual([
      'started',
      'declined',
      'declined',
      'declined',
      'declined',
      'lapsed',
    ]);
  });

  it('go on when a later attempt is paid', async () => {
    const { id } = await subscribe({ payment: 'test-once' });
    now += 28 * day;
    await renew();
    await open.database.query(
      "update payments set way = 'test-accepted' where order_id is not null",
    );
    now += day;
    expect(await renew()).toMatchObject({ paid: 1 });
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      tries: 0,
      failedAt: null,
      dueAt: Date.UTC(2026, 2, 31, 9),
    });
  });

  it('wait a day for goods that are sold out, and the owner sees it', async () => {
    const { id } = await subscribe();
    await open.database.query("update variants set stock = 1 where sku = 'COFFEE'");
    now += 28 * day;
    expect(await renew()).toMatchObject({ held: 1 });
    const { subscriptions } = open.services;
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      held: 'out-of-stock',
      dueAt: now + day,
    });
    expect(await subscriptions.count()).toMatchObject({ held: 1, active: 1 });
    const { subscriptions: held } = await subscriptions.list({ filter: 'held', cursor: null });
    expect(held.map((one) => one.id)).toEqual([id]);
    expect(await stockOf(open, 'COFFEE')).toBe(1);
    now += day;
    expect(await renew()).toMatchObject({ held: 1 });
    await open.database.query("update variants set stock = 10 where sku = 'COFFEE'");
    now += day;
    expect(await renew()).toMatchObject({ paid: 1 });
    // The schedule stays that of the first order.
    expect((await read(id)).subscription).toMatchObject({
      held: null,
      dueAt: Date.UTC(2026, 2, 31, 9),
    });
    expect(await kinds(id)).toEqual(['started', 'held', 'paid']);
  });

  it('reserve nothing for goods that are gone when the order is placed', async () => {
    const { id } = await subscribe();
    now += 28 * day;
    await open.database.query("update variants set stock = 1 where sku = 'COFFEE'");
    await renew();
    await open.database.query("update variants set stock = 2 where sku = 'COFFEE'");
    now += day;
    expect(await renew()).toMatchObject({ paid: 1 });
    const { rows } = await open.database.query('select state from payments');
    expect(rows).toEqual([{ state: 'captured' }, { state: 'captured' }]);
    expect((await read(id)).subscription.paid).toBe(2);
  });

  it('make up for no date that a closed shop has missed', async () => {
    const { id } = await subscribe();
    now = Date.UTC(2026, 5, 15);
    expect(await renew()).toMatchObject({ paid: 1 });
    expect(await renew()).toMatchObject({ paid: 0 });
    expect((await read(id)).subscription.dueAt).toBe(Date.UTC(2026, 5, 30, 9));
  });

  it('of an erased person end, and make no order any more', async () => {
    const { id } = await subscribe({ email: 'Zara@example.com' });
    const { customers, subscriptions } = open.services;
    await subscriptions.note({ id, note: 'Zara rang.' }, () => Promise.resolve());
    now = Date.UTC(2026, 1, 28, 9);
    expect(await renew()).toMatchObject({ paid: 1 });

    expect((await customers.held('zara@example.com')).kinds.map(({ name }) => name)).toContain(
      'Subscriptions',
    );
    expect(await customers.erase('zara@example.com', () => Promise.resolve())).toBe(2);
    const { subscription, events: happened } = await read(id);
    expect(subscription).toMatchObject({ state: 'cancelled', dueAt: null, email: '', buyer: '' });
    expect(happened.map(({ text }) => text).join('')).toBe('');
    now = Date.UTC(2026, 2, 31, 9);
    expect(await renew()).toMatchObject({ paid: 0, declined: 0, held: 0, failed: 0 });
    expect((await orders()).map(({ email }) => email)).toEqual(['', '']);
  });

  it('end when all agreed orders are paid', async () => {
    const { id } = await subscribe();
    await open.database.query('update subscriptions set paid = 11');
    now += 28 * day;
    expect(await renew()).toMatchObject({ paid: 1 });
    expect((await read(id)).subscription).toMatchObject({ state: 'ended', paid: 12, dueAt: null });
    now += 365 * day;
    expect(await renew()).toMatchObject({ paid: 0 });
  });

  it('are paused, resumed, skipped and cancelled by their buyer', async () => {
    const { id } = await subscribe();
    await change(id, 'skip');
    expect((await read(id)).subscription.dueAt).toBe(Date.UTC(2026, 2, 31, 9));
    await change(id, 'pause');
    now = Date.UTC(2026, 3, 2);
    expect(await renew()).toMatchObject({ paid: 0 });
    await change(id, 'resume');
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      paid: 1,
      dueAt: Date.UTC(2026, 3, 30, 9),
    });
    await change(id, 'cancel');
    await expect(change(id, 'resume')).rejects.toMatchObject({ code: 'subscription-state' });
    await expect(change('none', 'pause')).rejects.toMatchObject({ code: 'subscription-not-found' });
    now = Date.UTC(2027, 0, 1);
    expect(await renew()).toMatchObject({ paid: 0 });
    expect(await kinds(id)).toEqual(['started', 'skipped', 'paused', 'resumed', 'cancelled']);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order-received', 'subscription']);
  });

  it('skip one order for a button that is pressed twice', async () => {
    const { id } = await subscribe();
    const skip = () =>
      open.services.subscriptions.change({ id, change: 'skip', seenTurn: 1 }, 'buyer');
    const [first, second] = await Promise.allSettled([skip(), skip()]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).subscription.dueAt).toBe(Date.UTC(2026, 2, 31, 9));
    expect(await kinds(id)).toEqual(['started', 'skipped']);
  });

  it('are not renewed when they are cancelled while the payment is reserved', async () => {
    const { provider, calls } = createFakeProvider();
    let id = '';
    const paymentProvider: typeof provider = {
      ...provider,
      async chargeAgain() {
        await change(id, 'cancel');
        return { state: 'authorised', reference: 'too-late' };
      },
    };
    open = await shop.open({ ...buyingOptions, clock, paymentProvider });
    ({ id } = await subscribe({ payment: 'card', paymentToken: 'fine' }));
    now += 28 * day;
    expect(await renew()).toMatchObject({ gone: 1, paid: 0 });
    expect(await orders()).toHaveLength(1);
    expect(calls.at(-1)).toBe('void too-late');
    expect((await read(id)).subscription.state).toBe('cancelled');
  });

  it('count as declined where the bank wants the buyer to confirm', async () => {
    const { provider } = createFakeProvider();
    const chargeAgain = () =>
      Promise.resolve({
        state: 'step' as const,
        reference: 'step-2',
        redirectUrl: 'https://bank.example/confirm',
      });
    open = await shop.open({
      ...buyingOptions,
      clock,
      paymentProvider: { ...provider, chargeAgain },
    });
    const { id } = await subscribe({ payment: 'card', paymentToken: 'fine' });
    now += 28 * day;
    expect(await renew()).toMatchObject({ declined: 1 });
    expect((await read(id)).events[0]).toMatchObject({ kind: 'declined', by: 'shop' });
  });

  it.each([
    ['cannot charge again', {}, 'payment-unsupported', day],
    [
      'does not answer',
      { chargeAgain: () => Promise.reject(new PaymentError('unreachable', 'No answer.')) },
      'payment-unreachable',
      day / 24,
    ],
  ])('wait where the provider %s, without a word to the buyer', async (_, made, code, wait) => {
    const { provider } = createFakeProvider();
    open = await shop.open({ ...buyingOptions, clock, paymentProvider: { ...provider, ...made } });
    const { id } = await subscribe({ payment: 'card', paymentToken: 'fine' });
    now += 28 * day;
    expect(await renew()).toMatchObject({ held: 1 });
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      held: code,
      tries: 0,
      dueAt: now + wait,
    });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order-received']);
  });
});
