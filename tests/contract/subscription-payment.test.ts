import { beforeEach, expect, it } from 'vitest';
import type {
  ChargeAgainRequest,
  KeepRequest,
  KnownPayment,
  PaymentOutcome,
  PaymentProvider,
} from '../../shop/server/domains/payments/index.js';
import { buyingOptions } from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mailsOf, readSubscription, subscribe, visitAsBuyer } from './subscribing.js';
import { shopOrigin } from './visitor.js';
import { addPages } from './whole-shop.js';

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** A press of the form. */
const pressed = (
  id: string,
  changes: { way?: string; token?: string; pressKey?: string } = {},
) => ({
  id,
  way: 'test-accepted',
  token: '',
  pressKey: 'a-key-of-one-press',
  returnUrl: `${shopOrigin}/subscriptions/${id}/payment?payment=returned`,
  ...changes,
});

/** A provider that keeps cards, and notes what it is asked. */
function createKeepingProvider() {
  const { provider } = createFakeProvider();
  const kept: KeepRequest[] = [];
  const resumed: KnownPayment[] = [];
  const charged: ChargeAgainRequest[] = [];
  const outcomes = new Map<string, PaymentOutcome>([
    ['declined-token', { state: 'declined', reason: 'The bank says no.' }],
    [
      'step-token',
      { state: 'step', reference: 'card-step', redirectUrl: 'https://bank.example/confirm' },
    ],
  ]);
  const keeping: PaymentProvider = {
    ...provider,
    chargeAgain(request) {
      charged.push(request);
      return Promise.resolve({ state: 'authorised', reference: `again-${charged.length}` });
    },
    keeper: {
      ways: () => [
        { value: 'debit', label: 'Direct debit' },
        { value: 'card', label: 'Card' },
      ],
      keep(request) {
        kept.push(request);
        const known = outcomes.get(request.token);
        return Promise.resolve(known ?? { state: 'authorised', reference: `card-${kept.length}` });
      },
      resume(known) {
        resumed.push(known);
        return Promise.resolve({ state: 'authorised', reference: 'card-confirmed' });
      },
    },
  };
  return { provider: keeping, kept, resumed, charged };
}

describeShop('The payment of a subscription', (shop) => {
  let now: number;
  let open: OpenShop;

  async function openShop(paymentProvider?: PaymentProvider): Promise<void> {
    open = await shop.open({
      ...buyingOptions,
      clock: { now: () => now },
      publicUrl: shopOrigin,
      ...(paymentProvider && { paymentProvider }),
    });
    addPages(open);
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
  }

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    await openShop();
  });

  const read = (id: string) => readSubscription(open, id);
  const renew = () => open.services.subscriptions.renewDue();
  const change = (press: ReturnType<typeof pressed>) =>
    open.services.subscriptions.payOtherwise(press);
  const kinds = async (id: string) => (await read(id)).events.map(({ kind }) => kind).toReversed();
  const byFake = { payment: 'card', paymentToken: 'fine' };

  it('that was declined is tried at once by another card, and goes on', async () => {
    const { id, orderId } = await subscribe(open, { payment: 'test-once' });
    now += 28 * day;
    expect(await renew()).toMatchObject({ declined: 1 });
    const unpaid = (await mailsOf(open)).findLast(({ kind }) => kind === 'subscription');
    expect(unpaid?.body.replace(/\s+/g, ' ')).toContain(
      'You can also choose another payment method.',
    );
    now += minute;
    await change(pressed(id));
    expect((await read(id)).subscription).toMatchObject({
      state: 'past-due',
      dueAt: now,
      tries: 0,
      failedAt: null,
    });
    expect(await renew()).toMatchObject({ paid: 1 });
    expect((await read(id)).subscription).toMatchObject({
      state: 'active',
      paid: 2,
      dueAt: Date.UTC(2026, 2, 31, 9),
    });
    const { rows } = await open.database.query(
      'select way, state from payments where order_id is not null and order_id <> $1',
      [orderId],
    );
    expect(rows).toEqual([{ way: 'test-accepted', state: 'captured' }]);
    expect(await kinds(id)).toEqual(['started', 'declined', 'paid-otherwise', 'paid']);
    now = Date.UTC(2026, 2, 31, 9);
    expect(await renew()).toMatchObject({ paid: 1 });
  });

  it('that is declined by the other card too has all its attempts again', async () => {
    const { id } = await subscribe(open, { payment: 'test-once' });
    now += 28 * day;
    await renew();
    now += minute;
    await change(pressed(id, { way: 'test-once' }));
    const failedAt = now;
    for (const days of [1, 3, 5]) {
      expect(await renew()).toMatchObject({ declined: 1 });
      now = failedAt + days * day;
    }
    expect((await read(id)).subscription.state).toBe('past-due');
    expect(await renew()).toMatchObject({ declined: 1 });
    expect((await read(id)).subscription.state).toBe('cancelled');
    const subjects = (await mailsOf(open)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('We could not charge'))).toHaveLength(4);
    expect(subjects.filter((subject) => subject.endsWith('has ended'))).toHaveLength(1);
  });

  it('by another card comes with the next order, and not before', async () => {
    const { provider, kept, charged } = createKeepingProvider();
    await openShop(provider);
    const { id } = await subscribe(open, byFake);
    const { dueAt } = (await read(id)).subscription;
    await change(pressed(id, { way: 'card', token: 'new-card' }));
    expect(kept).toEqual([
      {
        currency: 'USD',
        way: 'card',
        token: 'new-card',
        returnUrl: pressed(id).returnUrl,
        idempotencyKey: expect.any(String) as string,
        first: {
          reference: expect.stringMatching(/^payment-/) as string,
          idempotencyKey: expect.any(String) as string,
        },
      },
    ]);
    expect((await read(id)).subscription).toMatchObject({ dueAt, state: 'active' });
    expect(charged).toEqual([]);
    now += 28 * day;
    expect(await renew()).toMatchObject({ paid: 1 });
    expect(charged).toMatchObject([
      {
        way: 'card',
        kept: { reference: 'card-1' },
        first: { reference: expect.stringMatching(/^payment-/) as string },
      },
    ]);
  });

  it('is that of the latest change, and a repeated press changes nothing', async () => {
    const { provider, kept, charged } = createKeepingProvider();
    await openShop(provider);
    const { id } = await subscribe(open, byFake);
    const first = pressed(id, { way: 'card', token: 'first' });
    await Promise.all([change(first), change(first)]);
    await change(first);
    now += minute;
    // Another card in the same form, as after Back.
    await change({ ...first, token: 'second' });
    expect(new Set(kept.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(await kinds(id)).toEqual(['started', 'paid-otherwise', 'paid-otherwise']);
    now += 28 * day;
    await renew();
    expect(charged.at(-1)?.kept?.reference).toBe(`card-${kept.length}`);
  });

  it('stays what was kept when another card in the same form is declined', async () => {
    const { provider, charged } = createKeepingProvider();
    await openShop(provider);
    const { id } = await subscribe(open, byFake);
    const press = pressed(id, { way: 'card', token: 'fine-card' });
    await change(press);
    await expect(change({ ...press, token: 'declined-token' })).rejects.toMatchObject({
      code: 'payment-declined',
    });
    now += 28 * day;
    await renew();
    expect(charged.at(-1)?.kept?.reference).toBe('card-1');
  });

  it('is not changed by a card that is declined, nor by a way that is not offered', async () => {
    const { provider } = createKeepingProvider();
    await openShop(provider);
    const { id } = await subscribe(open, byFake);
    await expect(
      change(pressed(id, { way: 'card', token: 'declined-token' })),
    ).rejects.toMatchObject({
      code: 'payment-declined',
      details: { errors: { payment: 'The bank says no.' } },
    });
    await expect(change(pressed(id, { way: 'cash' }))).rejects.toMatchObject({
      code: 'payment-declined',
    });
    expect(await kinds(id)).toEqual(['started']);
  });

  it('needs a press after a further step, which resumes it', async () => {
    const { provider, resumed, charged } = createKeepingProvider();
    await openShop(provider);
    const { id, orderId } = await subscribe(open, byFake);
    const press = pressed(id, { way: 'card', token: 'step-token' });
    await expect(change(press)).rejects.toMatchObject({
      redirectUrl: 'https://bank.example/confirm',
    });
    const { subscriptions } = open.services;
    expect(await subscriptions.pressInStep({ orderId })).toEqual({
      pressKey: press.pressKey,
      way: 'card',
    });
    expect(await kinds(id)).toEqual(['started']);
    await change({ ...press, token: '' });
    expect(resumed).toMatchObject([{ reference: 'card-step' }]);
    expect(await subscriptions.pressInStep({ orderId })).toBeNull();
    now += 28 * day;
    await renew();
    expect(charged.at(-1)?.kept?.reference).toBe('card-confirmed');
  });

  it('of an order that gift cards have paid can be chosen', async () => {
    const { provider, kept, charged } = createKeepingProvider();
    await openShop(provider);
    const { id, orderId } = await subscribe(open, byFake);
    await open.database.query('update payments set order_id = null where order_id = $1', [orderId]);
    now += 28 * day;
    expect(await renew()).toMatchObject({ held: 1 });
    await change(pressed(id, { way: 'card', token: 'new-card' }));
    expect(kept[0]?.first).toBeNull();
    expect((await read(id)).subscription).toMatchObject({ held: null, dueAt: now });
    expect(await renew()).toMatchObject({ paid: 1 });
    expect(charged).toMatchObject([{ first: null, kept: { reference: 'card-1' } }]);
  });

  it('tells the buyer by mail', async () => {
    const { id } = await subscribe(open);
    await change(pressed(id));
    const mails = (await mailsOf(open)).filter(({ kind }) => kind === 'subscription');
    expect(mails).toEqual([
      expect.objectContaining({
        subject: expect.stringMatching(
          /^The payment method of your subscription to .+ has changed$/,
        ) as string,
        body: expect.stringContaining(`/subscriptions/${id}/open?code=`) as string,
      }),
    ]);
  });

  it('cannot be changed when no order follows, or when the provider keeps nothing', async () => {
    const { id } = await subscribe(open);
    await open.services.subscriptions.change({ id, change: 'cancel' }, 'buyer');
    expect((await read(id)).ways).toEqual([]);
    await expect(change(pressed(id))).rejects.toMatchObject({ code: 'subscription-state' });
    await expect(change(pressed('none'))).rejects.toMatchObject({ code: 'subscription-not-found' });

    await openShop(createFakeProvider().provider);
    const other = await subscribe(open, byFake);
    expect((await read(other.id)).ways).toEqual([]);
    await expect(change(pressed(other.id, { way: 'card' }))).rejects.toMatchObject({
      code: 'subscription-state',
    });
  });

  it('is exported, and goes with the person', async () => {
    const { id } = await subscribe(open);
    await change(pressed(id));
    const { customers } = open.services;
    const { kinds: held } = await customers.held('ada@example.com');
    expect(held.map(({ name }) => name)).toContain('Ways to pay for later orders');
    await customers.erase('ada@example.com', () => Promise.resolve());
    const { rows } = await open.database.query('select * from kept_payments');
    expect(rows).toEqual([]);
  });

  it('has a page for its buyer alone, which says why a card is declined', async () => {
    const { id } = await subscribe(open);
    const buyer = await visitAsBuyer(open, id);
    const page = `/subscriptions/${id}`;
    const html = async (path: string) => (await buyer.send(path)).text();
    expect(await html(page)).toContain(`href="${page}/payment"`);
    const form = await html(`${page}/payment`);
    expect(form).toContain('value="test-once"');
    expect(form).not.toContain('test-afterpay');

    const refused = await buyer.submit(`${page}/payment`, { payment: 'test-declined' });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('value="test-declined" checked');
    expect(again).toContain('href="#payment"');
    const old = await buyer.submit(`${page}/payment`, { payment: 'test-accepted', crumb: 'old' });
    expect(old.status).toBe(422);
    expect(await kinds(id)).toEqual(['started']);

    const changed = await buyer.submit(`${page}/payment`, { payment: 'test-accepted' });
    expect([changed.status, changed.headers.get('Location')]).toEqual([
      303,
      `${page}?done=paid-otherwise`,
    ]);
    expect(await html(`${page}?done=paid-otherwise`)).toContain(
      'Further orders are paid with this payment method.',
    );

    const stranger = await open.visit();
    expect((await stranger.send(`${page}/payment`)).status).toBe(404);
    await stranger.send('/');
    expect((await stranger.submit(`${page}/payment`, { payment: 'test-accepted' })).status).toBe(
      404,
    );
    await open.services.subscriptions.change({ id, change: 'cancel' }, 'buyer');
    expect((await buyer.submit('/subscriptions/%00/payment', {})).status).toBe(404);
    const over = await buyer.send(`${page}/payment`);
    expect(over.headers.get('Location')).toBe(`${page}?problem=subscription-state`);
    expect(await html(page)).not.toContain(`${page}/payment`);
  });

  it('has a page that goes to the bank and back', async () => {
    const { provider, resumed } = createKeepingProvider();
    await openShop(provider);
    const { id } = await subscribe(open, byFake);
    const buyer = await visitAsBuyer(open, id);
    const page = `/subscriptions/${id}/payment`;
    const idempotencyKey = 'a-key-of-one-press';
    const away = await buyer.submit(page, {
      payment: 'card',
      paymentToken: 'step-token',
      idempotencyKey,
    });
    expect([away.status, away.headers.get('Location')]).toEqual([
      303,
      'https://bank.example/confirm',
    ]);
    const back = await buyer.send(`${page}?payment=returned`);
    expect(back.headers.get('Content-Security-Policy')).toContain('https://bank.example');
    const shown = await back.text();
    expect(shown).toContain('You are back from your bank.');
    expect(shown).toContain(`value="${idempotencyKey}"`);
    // The way of that press, though it is not the first one of the form.
    expect(shown).toContain('value="card" checked');
    const done = await buyer.submit(page, { payment: 'card', idempotencyKey });
    expect(done.headers.get('Location')).toBe(`/subscriptions/${id}?done=paid-otherwise`);
    expect(resumed).toHaveLength(1);
    expect(await (await buyer.send(page)).text()).not.toContain('You are back from your bank.');
  });
});
