import { beforeEach, expect, it } from 'vitest';
import { bowl, buy, buyingOptions, newYork, shipTo, tokenOf } from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug } from './visitor.js';
import { addPages } from './whole-shop.js';

const email = 'Zara.Quill@example.com';
/** What only this person has written, each found in some table before. */
const traces = [
  'zara.quill@example.com',
  'Zara Quill',
  '17 Heron Wharf',
  '0151 555 0199',
  'ZQ-4711',
];
const now = Date.UTC(2026, 10, 21, 12);
const address = {
  ...newYork,
  line1: '17 Heron Wharf',
  name: 'Zara Quill',
  email,
  phone: '0151 555 0199',
};
const key = '0123456789abcdef';

describeShop('The people of the shop', (shop) => {
  let open: OpenShop;
  let recorded: string[];

  beforeEach(async () => {
    recorded = [];
    open = await shop.open({
      ...buyingOptions,
      clock: { now: () => now },
      paymentProvider: createFakeProvider().provider,
    });
    addPages(open);
  });

  const record = async (_: unknown, target: string) => void recorded.push(target);
  const customers = () => open.services.customers;

  async function placeOrder(changes: Readonly<Record<string, string>> = {}) {
    const visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    const fields = { ...newYork, payment: 'card', paymentToken: 'good-token', ...changes };
    const id = await buy(open, tokenOf(visitor), fields);
    const order = await open.services.checkout.order(id);
    if (order === null) throw new Error('There is no such order.');
    return { visitor, order };
  }

  /** The tables in which something of the person is found. */
  async function tablesWithTraces(): Promise<readonly string[]> {
    const { rows } = await open.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: hits } = await open.database.query(
        `select 1 from "${name}" as one
         where exists (select 1 from json_array_elements_text($1::json) as trace
           where position(lower(trace) in lower(one::text)) > 0) limit 1`,
        [JSON.stringify(traces)],
      );
      if (hits.length > 0) found.push(name);
    }
    return found.toSorted();
  }

  /** Leaves something in every table that keeps something of a person. */
  async function leaveTraces() {
    const { order } = await placeOrder(address);
    const { order: other } = await placeOrder();
    const { orderManagement, checkout, orderLinks } = open.services;
    await orderManagement.send(
      {
        orderId: order.id,
        key: `send-${key}`,
        lines: [{ entryId: order.entries[0]?.id ?? '', quantity: 1 }],
        carrier: 'Post',
        trackingNumber: 'ZQ-4711',
        trackingUrl: 'https://post.example/ZQ-4711',
      },
      record,
    );
    await orderManagement.refund(
      {
        orderId: order.id,
        key: `back-${key}`,
        amountCents: 100,
        lines: [],
        restocks: false,
        reason: 'For Zara Quill',
      },
      record,
    );
    await orderManagement.note({ orderId: order.id, text: 'Zara Quill called' }, record);
    await orderManagement.note({ orderId: other.id, text: `Brought by ${email}` }, record);
    await orderLinks.send(order.id, { email, visitor: 'v' });
    const password = 'long password';
    const { accounts, addresses } = open.services.members;
    await accounts.signUp({ email, password, name: 'Zara Quill' });
    const { rows: members } = await open.database.query<{ member_id: string }>(
      'select member_id from member_accounts where email = $1',
      [email],
    );
    await addresses.keep(members[0]?.member_id ?? '', { ...address, city: 'New York', line2: '' });
    // Somebody else's gift to them, and their unfinished checkout.
    const recipient = {
      name: 'Zara Quill',
      email,
      message: 'For you',
      deliveryDate: null,
      timeZone: 'UTC',
    };
    await open.database.query(
      `insert into gift_cards (code, order_id, value, balance, currency, recipient)
       values ('CARD', $1, 100, 100, 'USD', $2::jsonb)`,
      [other.id, JSON.stringify(recipient)],
    );
    await open.database.query('update orders set details = $2 where id = $1', [
      other.id,
      JSON.stringify({ ...other, recipient }),
    ]);
    const visitor = await open.visit();
    await visitor.add(mug);
    await open.database.query(
      "insert into checkout_drafts (visitor_hash, cart_id, draft, expires_at) select 'h', id, $1, now() from carts where purchased_at is null limit 1",
      [JSON.stringify({ email, name: 'Zara Quill' })],
    );
    await open.database.query(
      "insert into restock_signups (sku, email, is_join_mailing_list, created_at) values ('BOWL', $1, false, now())",
      [email],
    );
    await open.database.query(
      "insert into mailing_list (email, source, created) values ($1, 'form:newsletter', now())",
      [email.toLowerCase()],
    );
    await open.database.query(
      `insert into form_submissions (id, form_id, submitted_at, fields, answers, page)
       select 's1', id, now(), '[]', $1, '/contact' from forms limit 1`,
      [JSON.stringify({ email, text: 'I am Zara Quill' })],
    );
    await open.database.query(
      `insert into reviews (id, product_id, source, rating, written_at, helpful_count, details, is_written, state, email)
       values ('r1', 'item-bowl', 'native', 5, 1763000000000, 0, $1::jsonb, true, 'pending', $2)`,
      [JSON.stringify({ author: 'Zara Quill' }), email],
    );
    await open.database.query(
      `insert into review_drafts (visitor_hash, product_id, draft, expires_at) values ('h', 'item-bowl', $1, now())`,
      [JSON.stringify({ email })],
    );
    await checkout.order(order.id);
    return { order, other };
  }

  it('are listed by what they bought, last buyers first, whatever the case of their address', async () => {
    const { order: first } = await placeOrder(address);
    const { order: second } = await placeOrder({ ...address, email: email.toUpperCase() });
    await placeOrder();
    const { customers: found } = await customers().list({ search: '', cursor: null });
    expect(found).toMatchObject([
      { email: 'ada@example.com', name: 'Ada Lovelace', orders: 1 },
      {
        email: email.toLowerCase(),
        name: 'Zara Quill',
        orders: 2,
        revenue: [{ currency: 'USD', cents: first.grandTotal + second.grandTotal }],
      },
    ]);
    expect((await customers().list({ search: 'QUILL', cursor: null })).customers).toHaveLength(1);
    expect((await customers().list({ search: '%', cursor: null })).customers).toHaveLength(0);
  });

  it('get all that is kept of them', async () => {
    const { order } = await leaveTraces();
    const held = await customers().held(` ${email} `);
    expect(held.email).toBe(email.toLowerCase());
    expect(held.kinds.map(({ name }) => name)).toEqual([
      'Orders',
      'Carts',
      'Letters and other forms',
      'Gift cards',
      'Mails',
      'Mailing list',
      'Addresses of the account',
      'Account',
      'Parcels',
      'Refunds',
      'Notes on orders',
      'Checkouts that were not finished',
      'Links to orders',
      'Restock signups',
      'Reviews that wait',
      'Reviews that were not sent',
    ]);
    expect(held.kinds[0]?.rows).toMatchObject([{ number: order.number, name: 'Zara Quill' }]);
    expect((await customers().held('nobody@example.com')).kinds).toEqual([]);
  });

  it('are erased from every table; the sums of their orders stay', async () => {
    const { order, other } = await leaveTraces();
    expect(await tablesWithTraces()).toEqual(
      expect.arrayContaining([
        'checkout_drafts',
        'form_submissions',
        'gift_cards',
        'mailing_list',
        'order_notes',
        'order_refunds',
        'order_shipments',
        'orders',
        'outbox',
        'restock_signups',
        'review_drafts',
        'reviews',
      ]),
    );
    const period = { currency: 'USD', since: now - 1, until: now + 1, buckets: 1 } as const;
    const sold = await open.services.sales.report(period, []);

    expect(await customers().erase(email, record)).toBe(1);

    expect(await tablesWithTraces()).toEqual([]);
    expect(await open.services.sales.report(period, [])).toMatchObject({
      orders: sold.orders,
      revenueCents: sold.revenueCents,
      taxCents: sold.taxCents,
      products: sold.products,
      countries: sold.countries,
    });
    const kept = await open.services.orderManagement.read(order.id);
    expect(kept?.order).toMatchObject({
      number: order.number,
      grandTotal: order.grandTotal,
      shippingAddress: { country: 'US', name: '' },
    });
    // What somebody else bought is theirs still.
    expect((await open.services.checkout.order(other.id))?.email).toBe('ada@example.com');
    expect(recorded.at(-1)).toBe('1');
    expect((await customers().held(email)).kinds).toEqual([]);
  });

  it.each(['', ' ', '@', 'a', 'a@', 'two words@example.com'])(
    '“%s” is no address',
    async (text) => {
      await leaveTraces();
      const before = await tablesWithTraces();
      await expect(
        Promise.resolve().then(() => customers().erase(text, record)),
      ).rejects.toMatchObject({ code: 'email-invalid' });
      expect(await tablesWithTraces()).toEqual(before);
    },
  );
});
