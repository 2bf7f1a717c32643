import { beforeAll, expect, it } from 'vitest';
import { buyingOptions, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 21, 12);

const typed = {
  email: 'ada@example',
  name: 'Ada\u0000 Lovelace',
  line1: '12 Harbour Road',
  city: 'Berlin',
  country: 'DE',
  region: '',
  postalCode: '10115',
  payment: 'test-declined',
};

describeShop('What a visitor types into the checkout', (shop) => {
  let open: OpenShop;
  let now = start;

  beforeAll(async () => {
    open = await shop.open({ ...buyingOptions, publicUrl: shopOrigin, clock: { now: () => now } });
    addPages(open);
  });

  const read = async (visitor: TestVisitor, path = '/checkout') =>
    (await visitor.send(path, { withoutCrumb: true })).text();

  async function press(visitor: TestVisitor, fields: Record<string, string>) {
    const page = await read(visitor);
    const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const answer = await visitor.submit('/checkout', { ...own, ...fields });
    return [answer.status, answer.headers.get('Location')];
  }

  async function shopping() {
    const visitor = await open.visit();
    await visitor.add(mug);
    return visitor;
  }

  const stored = async () =>
    (await open.database.query<{ text: string }>('select d::text as text from checkout_drafts d'))
      .rows;

  it('comes back on the page that the post leads to, with its mistakes once', async () => {
    const visitor = await shopping();
    expect(await press(visitor, { ...typed, action: 'place' })).toEqual([303, '/checkout']);
    const told = await read(visitor);
    expect(told).toContain('Email is not valid.');
    for (const text of [typed.email, typed.line1]) expect(told).toContain(text);
    const again = await read(visitor);
    expect(again).not.toContain('Email is not valid.');
    expect(again).toContain(typed.line1);
  });

  it('is seen by that browser alone, also where another one has the token of the cart', async () => {
    const visitor = await shopping();
    await press(visitor, { ...typed, action: 'place' });
    const other = await open.visit();
    other.cookies.set('CART', tokenOf(visitor));
    const page = await read(other);
    expect(page).toContain('Contact');
    for (const text of [typed.email, typed.line1]) expect(page).not.toContain(text);
    expect(await read(visitor)).toContain(typed.line1);
  });

  it('is stored without the card, the crumb and the key of the page', async () => {
    await open.database.query('delete from checkout_drafts');
    const visitor = await shopping();
    await press(visitor, {
      ...typed,
      action: 'place',
      cardNumber: '4242 4242 4242 4242',
      cvc: '123',
    });
    const [row] = await stored();
    expect(row?.text).toContain(typed.line1);
    for (const text of ['4242', '123', 'crumb', 'idempotencyKey'])
      expect(row?.text).not.toContain(text);
  });

  it('goes with the order', async () => {
    await open.database.query('delete from checkout_drafts');
    const visitor = await shopping();
    const right = { ...typed, email: 'ada@example.com', name: 'Ada', payment: 'test-accepted' };
    await press(visitor, { ...right, action: 'recount' });
    expect(await stored()).toHaveLength(1);
    const [, place] = await press(visitor, { ...right, action: 'place' });
    expect(place).toMatch(/^\/order-confirmed/);
    expect(await stored()).toEqual([]);
  });

  it('goes after a day', async () => {
    const visitor = await shopping();
    await press(visitor, { ...typed, action: 'place' });
    now = start + day + 1;
    expect(await read(visitor)).not.toContain(typed.line1);
    await open.services.purgeExpired();
    expect(await stored()).toEqual([]);
    now = start;
  });
});
