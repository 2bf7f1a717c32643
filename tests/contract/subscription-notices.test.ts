import { beforeEach, expect, it } from 'vitest';
import { PaymentError } from '../../shop/server/index.js';
import { buyingOptions } from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mailsOf, subscribe } from './subscribing.js';

const hour = 60 * 60_000;
const day = 24 * hour;
const ownerEmail = 'owner@shop.example';

describeShop('Mails about orders of subscriptions', (shop) => {
  let now: number;
  let open: OpenShop;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    open = await shop.open({ ...buyingOptions, clock, mail: { ownerEmail } });
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
  });

  const tell = () => open.services.subscriptions.tellUpcoming();
  const renew = () => open.services.subscriptions.renewDue();
  const ofKind = async (kind: string) => (await mailsOf(open)).filter((mail) => mail.kind === kind);

  /** As if it had been agreed so; the next order is due in so many days. */
  const agree = (id: string, unit: string, value: number, days: number) =>
    open.database.query(
      `update subscriptions set plan = jsonb_set(plan, '{billingPeriod}', $2::jsonb), due_at = $3 where id = $1`,
      [id, JSON.stringify({ unit, value }), new Date(now + days * day)],
    );

  it('tell the buyer of a monthly order three days before it, once', async () => {
    const { id } = await subscribe(open);
    now = Date.UTC(2026, 1, 25, 8, 59);
    expect(await tell()).toBe(0);
    now += 60_000;
    expect(await Promise.all([tell(), tell()])).toContain(1);
    now += hour;
    expect(await tell()).toBe(0);
    const [mail, ...more] = await ofKind('subscription');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Your next order of .+ is on February 28, 2026$/);
    expect(mail?.body).toMatch(/we charge you \$[\d.]+ for /);
    expect(mail?.body).toContain(`/subscriptions/${id}/open?code=`);
    now = Date.UTC(2026, 1, 28, 9);
    expect(await renew()).toMatchObject({ paid: 1 });
    expect(await tell()).toBe(0);
    now = Date.UTC(2026, 2, 28, 9);
    expect(await tell()).toBe(1);
  });

  it.each([
    ['WEEK', 1, 3, 0],
    ['WEEK', 3, 3, 0],
    ['WEEK', 4, 3, 1],
    ['WEEK', 4, 4, 0],
    ['WEEK', 26, 14, 1],
    ['MONTH', 5, 4, 0],
    ['MONTH', 6, 14, 1],
    ['YEAR', 1, 14, 1],
    ['YEAR', 2, 15, 0],
  ])('tell of a plan of %s × %i, %i days before: %i', async (unit, value, days, told) => {
    const { id } = await subscribe(open);
    await agree(id, unit, value, days);
    expect(await tell()).toBe(told);
  });

  it('say nothing of an order that was skipped, and tell of the one after it', async () => {
    const { id } = await subscribe(open);
    now = Date.UTC(2026, 1, 26, 9);
    expect(await tell()).toBe(1);
    const { subscriptions } = open.services;
    await subscriptions.change({ id, change: 'skip' }, 'buyer');
    expect(await tell()).toBe(0);
    now = Date.UTC(2026, 2, 28, 9);
    expect(await tell()).toBe(1);
    expect((await ofKind('subscription'))[1]?.subject).toContain('March 31, 2026');
  });

  it.each(['pause', 'cancel'] as const)('say nothing after a %s', async (change) => {
    const { id } = await subscribe(open);
    await open.services.subscriptions.change({ id, change }, 'buyer');
    now = Date.UTC(2026, 1, 26, 9);
    const before = (await ofKind('subscription')).length;
    expect(await tell()).toBe(0);
    expect(await ofKind('subscription')).toHaveLength(before);
  });

  it('tell the owner of an order that could not be made, once for each reason', async () => {
    const { id } = await subscribe(open);
    await open.database.query("update variants set stock = 1 where sku = 'COFFEE'");
    for (let days = 28; days < 31; days += 1) {
      now = Date.UTC(2026, 0, 31, 9) + days * day;
      expect(await renew()).toMatchObject({ held: 1 });
    }
    const { rows } = await open.database.query(
      "select subject, recipient, body_text as body from outbox where kind = 'subscription-held'",
    );
    expect(rows).toEqual([
      {
        subject: expect.stringMatching(/^An order of subscription \d+ could not be made$/),
        recipient: ownerEmail,
        body: expect.stringContaining(`http://localhost:8080/owner/subscriptions/${id}`),
      },
    ]);
  });

  it('tell the owner of a provider that does not answer when a day has passed', async () => {
    const { provider } = createFakeProvider();
    const chargeAgain = () => Promise.reject(new PaymentError('unreachable', 'No answer.'));
    const paymentProvider = { ...provider, chargeAgain };
    open = await shop.open({ ...buyingOptions, clock, paymentProvider, mail: { ownerEmail } });
    await subscribe(open, { payment: 'card', paymentToken: 'fine' });
    now += 28 * day;
    expect(await renew()).toMatchObject({ held: 1 });
    expect(await ofKind('subscription-held')).toEqual([]);
    now += 23 * hour;
    expect(await renew()).toMatchObject({ held: 1 });
    expect(await ofKind('subscription-held')).toEqual([]);
    now += hour;
    expect(await renew()).toMatchObject({ held: 1 });
    expect(await ofKind('subscription-held')).toHaveLength(1);
  });

  it('stay away where the shop has no address of its owner', async () => {
    open = await shop.open({ ...buyingOptions, clock });
    await subscribe(open);
    await open.database.query("update variants set stock = 1 where sku = 'COFFEE'");
    now += 28 * day;
    expect(await renew()).toMatchObject({ held: 1 });
    expect(await ofKind('subscription-held')).toEqual([]);
  });
});
