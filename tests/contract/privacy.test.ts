import { beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { locationOf, openPage, pressForm } from './pages.js';
import { createVisitor, mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const buyer = {
  email: 'ada@example.com',
  name: 'Adalberta Lovelace',
  line1: '12 Harbour Road',
  city: 'Potsdam',
  country: 'DE',
  region: '',
  postalCode: '10115',
  payment: 'test-accepted',
};
/** Too long to stand in a random token of a page. */
const names = buyer.name.split(' ');
const gift = { recipientName: 'Grace Hopper', recipientEmail: 'grace@example.com' };
const password = 'correct horse battery';
const lines = { cart: 'Mug', express: 'Mug', subscription: 'Coffee', 'gift-card': 'Gift' };
type Kind = keyof typeof lines;

/** What belongs to the buyer alone. */
const secretsOf = (kind: Kind) => [
  buyer.email,
  ...names,
  buyer.line1,
  buyer.city,
  buyer.postalCode,
  gift.recipientName,
  gift.recipientEmail,
  ...(kind === 'cart' ? ['MUG-OAT-SMALL'] : []),
];

describeShop('Who sees what a shopper buys', (shop) => {
  let open: OpenShop;

  beforeAll(async () => {
    open = await shop.open({
      ...buyingOptions,
      ownerPassword: password,
      publicUrl: shopOrigin,
      rateLimits: { links: { calls: 6, seconds: 60 } },
    });
    addPages(open);
  });

  const tokenSchema = z.object({ cartToken: z.string() });

  async function startPurchase(visitor: TestVisitor, kind: Exclude<Kind, 'cart'>) {
    const calls = {
      express: ['/api/commerce/express-checkout', mug, '/checkout?'],
      subscription: [
        '/api/3/commerce/cart/subscription',
        { itemId: 'item-coffee', sku: 'COFFEE', qty: 1 },
        '/subscription?',
      ],
      'gift-card': [
        '/api/commerce/gift-card',
        { itemId: 'item-gift', sku: 'GIFT-25', recipient: null },
        '/gift-card?itemId=item-gift&sku=GIFT-25&',
      ],
    } as const;
    const [call, json, page] = calls[kind];
    const response = await visitor.send(call, { method: 'POST', json });
    const { cartToken } = tokenSchema.parse(await response.json());
    return { cartToken, address: `${page}cartToken=${cartToken}` };
  }

  /** Buys on the page; resolves to the address of the order and the form that was sent last. */
  async function buy(visitor: TestVisitor, address: string) {
    let page = await openPage(visitor, address);
    if (page.text.includes('Continue to payment')) {
      const counted = await pressForm(visitor, page, { ...buyer, ...gift, action: 'recount' });
      page = await openPage(visitor, locationOf(counted));
    }
    const fields = { ...buyer, ...gift, action: 'place' };
    const bought = await pressForm(visitor, page, fields);
    expect(locationOf(bought)).toMatch(/^\/order-confirmed\/[\w-]+$/);
    return { order: locationOf(bought), page, fields };
  }

  async function expectNothing(stranger: TestVisitor, address: string, kind: Kind) {
    const { text } = await openPage(stranger, address);
    for (const secret of secretsOf(kind)) expect(text).not.toContain(secret);
    return text;
  }

  it.each(['express', 'subscription', 'gift-card'] as const)(
    'the sender of a link to %s learns number and state of the order, and no more',
    async (kind) => {
      const sender = await open.visit();
      const { cartToken, address } = await startPurchase(sender, kind);
      // The sender has opened the link as well, and stays on it.
      const own = await openPage(sender, address);
      expect(own.status).toBe(200);

      const victim = await open.visit();
      const shown = await openPage(victim, address);
      expect(shown.path).not.toContain(cartToken);
      expect(shown.path).toMatch(/[?&]purchase=[\da-f]{16}$/);
      expect(shown.text).not.toContain(cartToken);

      const counted = await pressForm(victim, shown, { ...buyer, ...gift, action: 'recount' });
      for (const stranger of [sender, await open.visit()]) {
        await expectNothing(stranger, address, kind);
        await expectNothing(stranger, own.path, kind);
        const cart = await stranger.send('/api/commerce/shopping-cart', {
          headers: { 'X-Cart-Token': cartToken },
        });
        expect(cart.status).toBe(410);
      }

      const page = { ...shown, text: await counted.text() };
      const bought = await pressForm(victim, page, { ...buyer, ...gift, action: 'place' });
      const order = locationOf(bought);
      const whole = await openPage(victim, order);
      expect(whole.text).toContain(buyer.email);
      expect(whole.text).toContain(lines[kind]);

      for (const stranger of [sender, await open.visit()]) {
        for (const opened of [address, own.path, order])
          await expectNothing(stranger, opened, kind);
        expect((await openPage(stranger, order)).text).toMatch(/<h1>Order \d+<\/h1>/);
        // The form that the stranger still has sells nothing and shows nothing.
        const again = await pressForm(stranger, own, { ...buyer, name: 'Eve', action: 'place' });
        for (const secret of [...names, buyer.line1])
          expect(await again.clone().text()).not.toContain(secret);
        await expectNothing(stranger, order, kind);
      }
      expect((await openPage(victim, order)).text).toContain(buyer.email);
    },
  );

  it('a neighbour who planted a cart’s cookie loses the cart when the checkout begins', async () => {
    const neighbour = await open.visit();
    await neighbour.add(mug);
    const victim = await open.visit();
    const planted = neighbour.cookies.get('CART') ?? '';
    victim.cookies.set('CART', planted);
    await victim.add({ itemId: 'item-pattern' });

    const { order } = await buy(victim, '/checkout');
    expect(victim.cookies.get('CART')).not.toBe(planted);
    for (const header of [{}, { 'X-Cart-Token': planted }]) {
      neighbour.cookies.set('CART', planted);
      const cart = await neighbour.send('/api/commerce/shopping-cart', { headers: header });
      expect(cart.status).toBe(410);
    }
    neighbour.cookies.set('CART', planted);
    const text = await expectNothing(neighbour, '/checkout', 'cart');
    expect(text).toMatch(/<h1>Order \d+<\/h1>/);
    await expectNothing(neighbour, order, 'cart');
  });

  it('over TLS only this host can set the cookie of a cart', async () => {
    const secure = await shop.openCopy({ ...buyingOptions, publicUrl: 'https://shop.test' });
    const visitor = await secure.visit();
    await visitor.add(mug);
    const token = visitor.cookies.get('__Host-CART') ?? '';
    expect(visitor.cookies.has('CART')).toBe(false);
    expect((await visitor.cart()).totalQuantity).toBe(1);
    const other = await secure.visit();
    other.cookies.set('CART', token);
    expect((await other.cart()).totalQuantity).toBe(0);
  });

  /** A visitor on the last step of the checkout. */
  async function openLastStep() {
    const victim = await open.visit();
    await victim.add(mug);
    const page = await openPage(victim, '/checkout');
    const answer = await pressForm(victim, page, { ...buyer, action: 'recount' });
    return { victim, form: await openPage(victim, locationOf(answer)) };
  }

  it('a second press opens the order also if the first one buys meanwhile and its answer is dropped', async () => {
    const { victim, form } = await openLastStep();
    const press = (visitor: TestVisitor) => pressForm(visitor, form, { ...buyer, action: 'place' });
    const dropped = createVisitor(open.app, new Map(victim.cookies));
    const { checkout } = open.services;
    vi.spyOn(checkout, 'read').mockImplementationOnce(async (token) => {
      await press(dropped);
      return checkout.read(token);
    });
    const second = await press(victim);
    expect((await openPage(victim, locationOf(second))).text).toContain(buyer.email);
  });

  it('a repeat of the press whose answer was lost opens the order, in that browser alone', async () => {
    const { victim, form } = await openLastStep();
    const before = [...victim.cookies];
    const first = await pressForm(victim, form, { ...buyer, action: 'place' });
    victim.cookies.clear();
    for (const [name, value] of before) victim.cookies.set(name, value);
    const again = await pressForm(victim, form, { ...buyer, action: 'place' });
    expect(locationOf(again)).toBe(locationOf(first));
    expect((await openPage(victim, locationOf(again))).text).toContain(buyer.email);

    const thief = createVisitor(open.app, new Map(before));
    const other = form.text.replace(
      /(name="idempotencyKey" value=")[^"]*/,
      '$1a-key-of-another-page',
    );
    const tried = await pressForm(thief, { ...form, text: other }, { ...buyer, action: 'place' });
    await expectNothing(thief, locationOf(tried), 'cart');
  });

  it('a repeat of a lost answer finds the cart under its new id', async () => {
    const victim = await open.visit();
    const { address } = await startPurchase(victim, 'express');
    const page = await openPage(victim, address);
    const before = [...victim.cookies];
    await pressForm(victim, page, { ...buyer, action: 'recount' });
    victim.cookies.clear();
    for (const [name, value] of before) victim.cookies.set(name, value);
    const again = await pressForm(victim, page, { ...buyer, action: 'recount' });
    expect((await openPage(victim, locationOf(again))).text).toContain('Place order');
  });

  it('the owner sees the order', async () => {
    const victim = await open.visit();
    await victim.add(mug);
    const { order } = await buy(victim, '/checkout');
    const owner = await open.visit();
    await owner.submit('/owner/sign-in', { password });
    expect((await openPage(owner, order)).text).toContain(buyer.email);
  });

  it('a link in a mail opens the order in one more browser, once', async () => {
    const victim = await open.visit();
    await victim.add(mug);
    const { order } = await buy(victim, '/checkout');
    const phone = await open.visit();
    const ask = async (email: string) => {
      const page = await openPage(phone, order);
      return locationOf(await pressForm(phone, { ...page, path: `${order}/link` }, { email }));
    };
    const mails = async () =>
      (
        await open.database.query<{ recipient: string; body: string }>(
          "select recipient, body_text as body from outbox where kind = 'order-link' order by id",
        )
      ).rows;

    expect(await ask('eve@example.com')).toBe(`${order}?link=asked`);
    expect(await mails()).toEqual([]);
    expect(await ask(' Ada@Example.com')).toBe(`${order}?link=asked`);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, others]).toEqual([buyer.email, []]);
    const link =
      /http:\/\/shop\.test(\/order-link\?code=[\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
    const { rows: kept } = await open.database.query('select * from order_links');
    expect(JSON.stringify(kept)).not.toContain(link.split('=')[1]);

    // A program that looks at the mail opens the link first.
    await openPage(await open.visit(), link);
    const opened = await openPage(phone, link);
    expect(opened.path).toBe('/order-link');
    expect(locationOf(await pressForm(phone, opened, {}))).toBe(order);
    expect((await openPage(phone, order)).text).toContain(buyer.email);

    const late = await open.visit();
    const ended = await pressForm(late, await openPage(late, link), {});
    expect(ended.status).toBe(404);
    await expectNothing(late, order, 'cart');
  });

  it('a stranger cannot flood a buyer with mails, and is told nothing', async () => {
    const victim = await open.visit();
    await victim.add(mug);
    const { order } = await buy(victim, '/checkout');
    await open.database.query('delete from rate_limits');
    const stranger = await open.visit();
    const page = await openPage(stranger, order);
    const places: string[] = [];
    for (let times = 0; times < 7; times += 1) {
      const answer = await pressForm(
        stranger,
        { ...page, path: `${order}/link` },
        { email: times < 5 ? 'eve@example.com' : buyer.email },
      );
      places.push(locationOf(answer));
    }
    expect(new Set(places.slice(0, 6))).toEqual(new Set([`${order}?link=asked`]));
    expect(places[6]).toBe(`${order}?problem=rate-limited`);
  });

  it.each(['/order-confirmed/%00', '/order-confirmed/1001', '/order-confirmed/..%2f..'])(
    '%s is no order',
    async (path) => {
      expect((await openPage(await open.visit(), path)).status).toBe(404);
    },
  );
});
