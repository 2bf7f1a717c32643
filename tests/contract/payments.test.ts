import { beforeEach, expect, it } from 'vitest';
import {
  bowl,
  buyingOptions,
  detailsFor,
  newYork,
  readCheckout,
  shipTo,
  stockOf,
  tokenOf,
} from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { hiddenFieldsOf, locationOf } from './pages.js';
import { shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const start = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;

const typed = {
  email: 'ada@example.com',
  name: 'Ada',
  line1: '12 Harbour Road',
  city: 'New York',
  ...newYork,
  payment: 'card',
};

describeShop('A payment', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let fake: ReturnType<typeof createFakeProvider>;
  let now = start;

  beforeEach(async () => {
    now = start;
    fake = createFakeProvider();
    open = await shop.open({
      ...buyingOptions,
      publicUrl: shopOrigin,
      clock: { now: () => now },
      paymentProvider: fake.provider,
      reporter: { report: () => undefined, warn: () => undefined },
    });
    addPages(open);
    visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
  });

  const read = async (path = '/checkout') => visitor.send(path, { withoutCrumb: true });

  /** Posts the form of a page as a browser does; returns where it leads. */
  async function press(fields: Record<string, string>, path = '/checkout') {
    const own = hiddenFieldsOf(await (await read(path)).text());
    const answer = await visitor.submit('/checkout', {
      ...own,
      ...typed,
      action: 'place',
      ...fields,
    });
    return { own, status: answer.status, place: locationOf(answer) };
  }

  const orders = async () => (await open.database.query('select id from orders')).rows.length;
  const states = async () =>
    (
      await open.database.query<{ state: string; is_paid: boolean }>(
        'select state, order_id is not null as is_paid from payments order by changed_at',
      )
    ).rows.map(({ state, is_paid }) => `${state}${is_paid ? ' with order' : ''}`);

  it('is authorised for what is due, then the order is placed, then it is captured', async () => {
    const { place } = await press({ paymentToken: 'good-token' });
    expect(place).toMatch(/^\/order-confirmed/);
    // $50.00, $12.00 for the delivery, and the tax of New York.
    const due = fake.calls[0]?.split(' ')[2];
    expect(fake.calls).toEqual([`authorise card ${due} USD`, `capture payment-1 ${due}`]);
    expect(await states()).toEqual(['captured with order']);
    // This provider moves money: neither the order nor its page says that it is a test.
    const { rows } = await open.database.query<{ details: string }>('select details from orders');
    expect(JSON.parse(rows[0]?.details ?? '{}')).toMatchObject({ testMode: false });
    expect(await (await read(place)).text()).not.toContain('Test mode');
  });

  it('that is declined places no order and loses nothing typed; another card pays', async () => {
    const stock = await stockOf(open, 'BOWL');
    expect((await press({ paymentToken: 'declined-token' })).place).toBe('/checkout');
    const page = await (await read()).text();
    expect(page).toContain('The bank says no.');
    for (const text of [typed.email, typed.line1]) expect(page).toContain(text);
    expect(hiddenFieldsOf(page)['paymentToken']).toBe('');
    expect(await orders()).toBe(0);
    expect(await stockOf(open, 'BOWL')).toBe(stock);
    expect((await press({ paymentToken: 'good-token' })).place).toMatch(/^\/order-confirmed/);
    expect(fake.calls.filter((call) => call.startsWith('void'))).toEqual([]);
  });

  it('is authorised once for a key, however often and from wherever it is pressed', async () => {
    const token = tokenOf(visitor);
    const copy = await shop.openCopy({ ...buyingOptions, paymentProvider: fake.provider });
    const details = {
      ...detailsFor(open, await readCheckout(open, token), { ...newYork, payment: 'card' }),
      paymentToken: 'good-token',
    };
    const places = await Promise.all(
      [open, copy, open, copy].map(({ services }) =>
        services.checkout.place(token, details, 'the-press-of-one-page'),
      ),
    );
    await open.services.checkout.place(token, details, 'the-press-of-one-page');
    expect(new Set(places.map(({ orderId }) => orderId)).size).toBe(1);
    // Two copies may ask at once, with one key; the provider answers both alike.
    expect(new Set(fake.keys).size).toBe(1);
    expect(fake.calls.filter((call) => call.startsWith('void'))).toEqual([]);
    expect(await states()).toEqual(['captured with order']);
  });

  it('of another press of the same cart is released', async () => {
    const token = tokenOf(visitor);
    const details = detailsFor(open, await readCheckout(open, token), {
      ...newYork,
      payment: 'card',
    });
    const presses = ['the-press-of-one-page', 'the-press-of-another'];
    fake.state.together = presses.length;
    const places = await Promise.all(
      presses.map((key) => open.services.checkout.place(token, details, key)),
    );
    expect(new Set(places.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await states()).sort()).toEqual(['captured with order', 'voided']);
    expect(fake.calls.filter((call) => call.startsWith('void'))).toHaveLength(1);
  });

  it('is released if the order is not placed after all', async () => {
    const token = tokenOf(visitor);
    const details = detailsFor(open, await readCheckout(open, token), {
      ...newYork,
      payment: 'card',
    });
    await open.database.query("update variants set stock = 0 where sku = 'BOWL'");
    const placing = open.services.checkout.place(token, details, 'the-press-of-one-page');
    await expect(placing).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(fake.calls.at(-1)).toBe('void payment-1');
    expect(await states()).toEqual(['voided']);
    // The same page pays with an attempt of its own.
    await open.database.query("update variants set stock = 5 where sku = 'BOWL'");
    await open.services.checkout.place(token, details, 'the-press-of-one-page');
    expect(new Set(fake.keys).size).toBe(2);
    expect(await states()).toEqual(['captured with order']);
  });

  it('whose provider gives no answer is told as not checked, and is released later', async () => {
    expect((await press({ paymentToken: 'lost-token' })).place).toBe('/checkout');
    expect(await (await read()).text()).toContain('The payment could not be checked.');
    expect([await orders(), await states()]).toEqual([0, ['asked']]);
    now = start + 2 * hour;
    await open.services.purgeExpired();
    // Only the key tells which one it was.
    expect(fake.calls.at(-1)).toBe('void null');
    expect(await states()).toEqual(['voided']);
  });

  it('that needs a further step comes back to the same press', async () => {
    const away = await press({ paymentToken: 'step-token' });
    expect([away.status, away.place]).toEqual([303, 'https://bank.example/confirm']);
    expect([await orders(), await states()]).toEqual([0, ['step']]);
    const back = await (await read('/checkout?payment=returned')).text();
    expect(back).toContain('You are back from your bank.');
    expect(hiddenFieldsOf(back)['idempotencyKey']).toBe(away.own['idempotencyKey']);
    for (const text of [typed.email, typed.line1]) expect(back).toContain(text);

    // Not confirmed: the shopper is told, and stays.
    expect((await press({}, '/checkout?payment=returned')).place).toBe('/checkout');
    expect(await (await read()).text()).toContain('Not confirmed.');

    await press({ paymentToken: 'step-token' });
    fake.state.resumed = { state: 'authorised', reference: 'step-1' };
    const { place } = await press({}, '/checkout?payment=returned');
    expect(place).toMatch(/^\/order-confirmed/);
    expect(fake.calls.at(-1)).toMatch(/^capture step-1/);
  });

  it('by a wallet has a field of its own; an unknown one is refused', async () => {
    expect((await press({ wallet: 'other', paymentToken: 'good-token' })).place).toBe('/checkout');
    expect(fake.calls).toEqual([]);
    await press({ wallet: 'fake-wallet', paymentToken: 'good-token' });
    expect(fake.calls[0]).toMatch(/^authorise fake-wallet/);
  });

  it('lets its provider into the policy of the checkout alone, and says nothing of a test', async () => {
    const answer = await read();
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("connect-src 'self' https://js.fake.example");
    expect(policy).toContain('frame-src https://fields.fake.example');
    expect(policy).toContain("form-action 'self' https://bank.example");
    expect(policy).toContain('trusted-types fake');
    expect(answer.headers.get('Permissions-Policy')).toContain(
      'payment=(self "https://fields.fake.example")',
    );
    const page = await answer.text();
    expect(page).toContain('src="/payments/fake.js"');
    expect(page).not.toContain('Test mode.');
    const other = await visitor.send('/cart', { withoutCrumb: true });
    expect(other.headers.get('Content-Security-Policy')).not.toContain('fake.example');
  });

  it('is stored without its token', async () => {
    await press({ paymentToken: 'secret-good-token' });
    for (const table of ['payments', 'orders', 'checkout_drafts']) {
      const { rows } = await open.database.query<{ text: string }>(
        `select t::text as text from ${table} t`,
      );
      expect(rows.map(({ text }) => text).join(' ')).not.toContain('secret-good-token');
    }
  });
});
