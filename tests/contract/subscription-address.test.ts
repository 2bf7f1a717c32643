import { beforeEach, expect, it } from 'vitest';
import { buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mailsOf, readSubscription, subscribe, visitAsBuyer } from './subscribing.js';
import { shopOrigin } from './visitor.js';
import { addPages } from './whole-shop.js';

const day = 24 * 60 * 60_000;

const mill = {
  name: 'Ada King',
  phone: '+49 30 1234',
  line1: '1 Mill Street',
  line2: '',
  city: 'Munich',
  region: '',
  postalCode: '80331',
  country: 'DE',
};
const portland = { ...mill, city: 'Portland', region: 'OR', postalCode: '97201', country: 'US' };
/** Where the way of delivery of the first order does not exist. */
const auckland = { ...mill, city: 'Auckland', postalCode: '1010', country: 'NZ' };

describeShop('The address of a subscription', (shop) => {
  let now: number;
  let open: OpenShop;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    open = await shop.open({ ...buyingOptions, clock: { now: () => now } });
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
  });

  const read = (id: string) => readSubscription(open, id);
  const move = (id: string, typed: Readonly<Record<string, string>>) =>
    open.services.subscriptions.move(id, typed);
  const renew = () => open.services.subscriptions.renewDue();

  async function lastOrder() {
    const { rows } = await open.database.query<{ id: string }>(
      'select id from orders order by number desc limit 1',
    );
    return open.services.checkout.order(rows[0]?.id ?? '');
  }

  it('is that of the first order until it is changed, and holds for further orders alone', async () => {
    const { id, orderId } = await subscribe(open);
    expect((await read(id)).delivery).toMatchObject({ line1: '12 Harbour Road', city: 'Berlin' });
    expect(await move(id, { ...mill, country: 'de', line1: ' 1 Mill Street ' })).toEqual({
      value: mill,
    });
    const moved = await read(id);
    expect(moved.delivery).toEqual(mill);
    expect(moved.events[0]).toMatchObject({ kind: 'moved', by: 'buyer', text: '' });
    now += 28 * day;
    expect(await renew()).toMatchObject({ paid: 1 });
    const { phone, ...place } = mill;
    expect(await lastOrder()).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone,
      shippingAddress: place,
    });
    expect(await open.services.checkout.order(orderId)).toMatchObject({
      shippingAddress: { line1: '12 Harbour Road' },
    });
    expect((await read(id)).subscription).toMatchObject({ state: 'active', paid: 2 });
  });

  it.each([
    ['the same way', portland, 'standard'],
    ['the first way there', auckland, 'tracked'],
  ])('counts delivery for the other country, by %s', async (_, address, option) => {
    const { id, orderId } = await subscribe(open);
    const first = await open.services.checkout.order(orderId);
    // The next order was counted for the old address before.
    await open.database.query('update subscriptions set due_at = $1', [new Date(now)]);
    await open.database.query("update variants set stock = 1 where sku = 'COFFEE'");
    expect(await renew()).toMatchObject({ held: 1 });
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
    await move(id, address);
    expect(await renew()).toMatchObject({ paid: 1, held: 0 });
    const order = await lastOrder();
    expect(order?.shippingAddress).toMatchObject({ country: address.country, city: address.city });
    expect(order?.selectedShippingOption?.id).toBe(option);
    expect(first?.selectedShippingOption?.id).toBe('standard');
    expect(order?.grandTotal).not.toBe(first?.grandTotal);
  });

  it('is refused with a sentence for each field that is wrong, and stays', async () => {
    const { id } = await subscribe(open);
    const read = await move(id, { ...mill, name: ' ', postalCode: '1', line1: 'a\0b' });
    expect(read).toEqual({
      errors: {
        name: expect.any(String) as string,
        postalCode: expect.any(String) as string,
        line1: expect.any(String) as string,
      },
    });
    expect(await move(id, { ...mill, country: 'AQ' })).toHaveProperty('errors.country');
    const { delivery, events } = await readSubscription(open, id);
    expect(delivery).toMatchObject({ city: 'Berlin' });
    expect(events.map(({ kind }) => kind)).toEqual(['started']);
  });

  it('tells the buyer by mail', async () => {
    const { id } = await subscribe(open);
    await move(id, mill);
    const mails = (await mailsOf(open)).filter(({ kind }) => kind === 'subscription');
    expect(mails).toEqual([
      expect.objectContaining({
        subject: expect.stringMatching(
          /^Your subscription to .+ goes to another address$/,
        ) as string,
        body: expect.stringContaining(`/subscriptions/${id}/open?code=`) as string,
      }),
    ]);
    // Mails are read by others more easily than the page is.
    expect(mails[0]?.body).not.toContain('1 Mill Street');
  });

  it('makes an order at once that the old address held up', async () => {
    const { id } = await subscribe(open);
    await open.database.query(
      "update subscriptions set held = 'shipping-country', due_at = $1 where id = $2",
      [new Date(now + 3 * day), id],
    );
    await move(id, mill);
    expect((await read(id)).subscription).toMatchObject({ held: null, dueAt: now });
    expect(await renew()).toMatchObject({ paid: 1 });
  });

  it('can be changed while it is paused', async () => {
    const { id } = await subscribe(open);
    await open.services.subscriptions.change({ id, change: 'pause' }, 'buyer');
    expect(await move(id, mill)).toHaveProperty('value');
    const { subscription, delivery } = await read(id);
    expect(subscription.state).toBe('paused');
    expect(delivery).toEqual(mill);
  });

  it('cannot be changed when no order follows', async () => {
    const { id } = await subscribe(open);
    await open.services.subscriptions.change({ id, change: 'cancel' }, 'buyer');
    await expect(move(id, mill)).rejects.toMatchObject({ code: 'subscription-state' });
    expect((await read(id)).delivery).toBeNull();
  });

  it('is not that of a subscription which does not exist', async () => {
    await expect(move('none', mill)).rejects.toMatchObject({ code: 'subscription-not-found' });
  });

  it('is exported, and goes with the person', async () => {
    const { id } = await subscribe(open);
    await move(id, mill);
    const { customers } = open.services;
    expect(JSON.stringify(await customers.held('ada@example.com'))).toContain('1 Mill Street');
    await customers.erase('ada@example.com', () => Promise.resolve());
    const { rows } = await open.database.query('select delivery from subscriptions where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ delivery: null }]);
  });

  it('has a page for its buyer alone, which keeps what was typed', async () => {
    open = await shop.open({ ...buyingOptions, clock: { now: () => now }, publicUrl: shopOrigin });
    addPages(open);
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
    const { id } = await subscribe(open);
    const buyer = await visitAsBuyer(open, id);
    const page = `/subscriptions/${id}`;
    const html = async (path: string) => (await buyer.send(path)).text();
    expect(await html(page)).toContain(`href="${page}/address"`);
    expect(await html(`${page}/address`)).toContain('value="12 Harbour Road"');

    const refused = await buyer.submit(`${page}/address`, { ...mill, postalCode: '' });
    expect(refused.status).toBe(422);
    const again = await refused.text();
    expect(again).toContain('value="1 Mill Street"');
    expect(again).toContain('href="#postalCode"');
    const other = await buyer.submit(`${page}/address`, {
      ...mill,
      country: 'US',
      action: 'country',
    });
    expect([other.status, await other.text()]).toEqual([
      200,
      expect.stringMatching(/value="1 Mill Street"[^]+name="region"/),
    ]);
    const old = await buyer.submit(`${page}/address`, { ...mill, crumb: 'an old one' });
    expect([old.status, await old.text()]).toEqual([422, expect.stringContaining('1 Mill Street')]);
    expect(await html(page)).toContain('12 Harbour Road');

    const moved = await buyer.submit(`${page}/address`, mill);
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, `${page}?done=moved`]);
    const shown = await html(`${page}?done=moved`);
    expect(shown).toContain('The next order goes to this address.');
    expect(shown).toContain('1 Mill Street');

    const stranger = await open.visit();
    expect((await stranger.send(`${page}/address`)).status).toBe(404);
    await stranger.send('/');
    expect((await stranger.submit(`${page}/address`, { ...mill, city: 'Hull' })).status).toBe(404);
    await open.services.subscriptions.change({ id, change: 'cancel' }, 'buyer');
    const over = await buyer.send(`${page}/address`);
    expect(over.headers.get('Location')).toBe(`${page}?problem=subscription-state`);
    expect(await html(page)).not.toContain(`${page}/address`);
  });
});
