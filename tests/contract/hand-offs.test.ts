import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buyingOptions, buy, enter, stockOf, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { cartPath, entriesPath, mug, scarceMug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const blog = 'https://blog.test';
const addresses = z.object({ cartUrl: z.string(), checkoutUrl: z.string() });
const minute = 60_000;

describeShop('A cart of another origin, handed over', (shop) => {
  let open: OpenShop;
  let now: number;
  /** The token that the page of the other origin has. */
  let token: string;
  let visitor: TestVisitor;

  beforeEach(async () => {
    now = Date.now();
    open = await shop.open({
      ...buyingOptions,
      allowedOrigins: [blog],
      clock: { now: () => now },
    });
    addPages(open);
    token = (await addFrom('new', { ...mug, quantity: 2 })).headers.get('X-Cart-Token') ?? '';
    visitor = await open.visit();
  });

  const call = (path: string, init: RequestInit, headers: Record<string, string>) =>
    open.app.request(`${shopOrigin}${path}`, { ...init, headers: { Origin: blog, ...headers } });

  const addFrom = (from: string, line: object) =>
    call(
      entriesPath,
      { method: 'POST', body: JSON.stringify(line) },
      { 'Content-Type': 'application/json', 'X-Cart-Token': from },
    );

  const askFor = (from: string) =>
    call(`${cartPath}/hand-off`, { method: 'POST' }, { 'X-Cart-Token': from });

  const readThere = async () =>
    z
      .object({ totalQuantity: z.number() })
      .parse(await (await call(cartPath, {}, { 'X-Cart-Token': token })).json()).totalQuantity;

  async function follow(path: string, by = visitor): Promise<{ location: string; html: string }> {
    const first = await by.send(path);
    expect(first.status).toBe(303);
    const location = first.headers.get('Location') ?? '';
    return { location, html: await (await by.send(location)).text() };
  }

  const handOver = async () => addresses.parse(await (await askFor(token)).json());

  it('is the cart of a visitor without one; its code is gone from the address', async () => {
    const { cartUrl, checkoutUrl } = await handOver();
    expect(cartUrl).toMatch(/^\/cart\?cartCode=[\w-]{43}$/);
    expect(checkoutUrl).toBe(cartUrl.replace('cart', 'checkout'));
    const { location, html } = await follow(cartUrl);
    expect(location).toBe('/cart');
    expect(html).toContain('The item you picked on the other page is here now.');
    expect(await visitor.cart()).toMatchObject({ totalQuantity: 2, entries: [{ quantity: 2 }] });
    expect(visitor.cookies.has('HAND_OFF')).toBe(false);
    expect(visitor.cookies.get('hasCart')).toBe('true');
  });

  it('joins the cart that the visitor has, line by line, with coupons', async () => {
    await visitor.add(mug);
    await visitor.add(scarceMug);
    await call(
      `${cartPath}/coupons`,
      { method: 'POST', body: JSON.stringify({ code: 'WELCOME10' }) },
      { 'Content-Type': 'application/json', 'X-Cart-Token': token },
    );
    const before = tokenOf(visitor);
    await follow((await handOver()).cartUrl);
    const cart = await visitor.cart();
    expect(
      cart.entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity]),
    ).toEqual([
      [mug.sku, 3],
      [scarceMug.sku, 1],
    ]);
    expect(cart.coupons).toMatchObject([{ code: 'WELCOME10' }]);
    expect(tokenOf(visitor)).toBe(before);
  });

  it('leaves an empty cart to the page of the other origin, which cannot see the other one', async () => {
    await visitor.add(scarceMug);
    await follow((await handOver()).cartUrl);
    expect(await readThere()).toBe(0);
    expect((await addFrom(token, mug)).status).toBe(200);
    expect(await readThere()).toBe(1);
    await follow((await handOver()).cartUrl);
    expect((await visitor.cart()).totalQuantity).toBe(4);
  });

  it('is bought at the checkout, once, and takes the stock once', async () => {
    await addFrom(token, scarceMug);
    const stock = (await stockOf(open, scarceMug.sku)) ?? 0;
    const { location, html } = await follow((await handOver()).checkoutUrl);
    expect(location).toBe('/checkout');
    expect(html).toContain('Continue to payment');
    await buy(open, tokenOf(visitor));
    expect(await stockOf(open, scarceMug.sku)).toBe(stock - 1);
    expect(await readThere()).toBe(0);
  });

  it('brings its code to one browser alone', async () => {
    const { cartUrl } = await handOver();
    await follow(cartUrl);
    const other = await open.visit();
    const { location, html } = await follow(cartUrl, other);
    expect(location).toBe('/cart?problem=hand-off');
    expect(html).toContain('Your items could not be brought here.');
    expect((await other.cart()).entries).toEqual([]);
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('survives a second press, and answers that do not arrive', async () => {
    const { cartUrl } = await handOver();
    const before = new Map(visitor.cookies);
    const restart = () => {
      visitor.cookies.clear();
      for (const [name, value] of before) visitor.cookies.set(name, value);
    };
    // The redirect is lost.
    await visitor.send(cartUrl);
    restart();
    await visitor.send(cartUrl);
    const claimed = new Map(visitor.cookies);
    // The page is lost, with its cookies.
    await visitor.send('/cart');
    visitor.cookies.clear();
    for (const [name, value] of claimed) visitor.cookies.set(name, value);
    const { location } = await follow(cartUrl);
    expect(location).toBe('/cart');
    expect((await visitor.cart()).totalQuantity).toBe(2);
    expect((await follow(cartUrl)).location).toBe('/cart');
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('has a code that ends after five minutes', async () => {
    const { cartUrl } = await handOver();
    now += 5 * minute + 1;
    expect((await follow(cartUrl)).location).toBe('/cart?problem=hand-off');
    expect(await readThere()).toBe(2);
  });

  it('may also be brought to any other page, and from there to the cart', async () => {
    const { cartUrl } = await handOver();
    const { location } = await follow(`${cartUrl.replace('/cart', '/about')}&theme=dusk`);
    expect(location).toBe('/about?theme=dusk');
    await visitor.send('/cart');
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it.each(['', 'x', 'y'.repeat(43), '%00'])('ignores the code "%s"', async (code) => {
    expect((await follow(`/cart?cartCode=${code}`)).location).toBe('/cart?problem=hand-off');
  });

  it('gets no code without a cart, for an ended one, or for an origin that is not listed', async () => {
    expect((await askFor('new')).status).toBe(410);
    expect((await askFor('forged')).status).toBe(410);
    await open.services.carts.expire(token);
    expect((await askFor(token)).status).toBe(410);
    const foreign = await call(
      `${cartPath}/hand-off`,
      { method: 'POST' },
      { Origin: 'https://evil.test', 'X-Cart-Token': token },
    );
    expect(foreign.status).toBe(403);
  });

  it('is merged once by requests at the same moment', async () => {
    await visitor.add(scarceMug);
    await visitor.send((await handOver()).cartUrl);
    await Promise.all([visitor.send('/cart'), visitor.send('/cart'), visitor.send('/checkout')]);
    expect((await visitor.cart()).totalQuantity).toBe(3);
  });

  it('keeps its own coupon where both have it', async () => {
    await visitor.add(mug);
    await enter(visitor, 'WELCOME10');
    await call(
      `${cartPath}/coupons`,
      { method: 'POST', body: JSON.stringify({ code: 'WELCOME10' }) },
      { 'Content-Type': 'application/json', 'X-Cart-Token': token },
    );
    await follow((await handOver()).cartUrl);
    expect((await visitor.cart()).coupons).toHaveLength(1);
  });

  it('stores no code in readable form', async () => {
    const { cartUrl } = await handOver();
    const code = new URL(cartUrl, shopOrigin).searchParams.get('cartCode') ?? '';
    const { rows } = await open.database.query('select * from cart_hand_offs');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describeShop('A plain form of a page on a listed origin', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, allowedOrigins: [blog] });
    addPages(open);
    visitor = await open.visit();
  });

  const post = (path: string, form: Record<string, string>, origin = blog) =>
    visitor.send(path, {
      method: 'POST',
      form,
      withoutCrumb: true,
      headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
    });

  it('leads to a page that shows what it adds, whose button adds it', async () => {
    const answer = await post(entriesPath, { itemId: mug.itemId, sku: mug.sku, quantity: '2' });
    expect(answer.headers.get('Location')).toBe(
      `/cart/confirm?itemId=${mug.itemId}&sku=${mug.sku}&quantity=2`,
    );
    expect((await visitor.cart()).entries).toEqual([]);
    const html = await (await visitor.send(answer.headers.get('Location') ?? '')).text();
    expect(html).toContain('Add this to your cart?');
    expect(html).toContain('Oat');
    const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const form = Object.fromEntries(fields);
    expect((await visitor.submit(entriesPath, form)).headers.get('Location')).toBe('/cart');
    await visitor.submit(entriesPath, form);
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it.each([
    ['an option is missing', { itemId: mug.itemId, quantity: '1' }],
    ['the quantity is none', { itemId: mug.itemId, sku: mug.sku, quantity: 'two' }],
  ])('leads to the product where %s', async (_, form) => {
    const { headers } = await post(entriesPath, form);
    const answer = await visitor.send(headers.get('Location') ?? '');
    expect(answer.headers.get('Location')).toBe('/shop/mug?problem=foreign-form');
    const html = await (await visitor.send('/shop/mug?problem=foreign-form')).text();
    expect(html).toContain('Please check your choice, and press the button once more.');
  });

  it('leads to a page without such a product', async () => {
    const { headers } = await post(entriesPath, { itemId: 'none' });
    expect((await visitor.send(headers.get('Location') ?? '')).status).toBe(404);
  });

  it('keeps what was typed for a product out of addresses', async () => {
    const { headers } = await post(entriesPath, {
      ...mug,
      quantity: '1',
      Engraving: 'Adalbertina',
    });
    expect(headers.get('Location')).not.toContain('Adalbertina');
  });

  it.each(['/api/commerce/express-checkout', entriesPath])(
    'of an origin that is not listed is refused by %s as before',
    async (path) => {
      const { headers } = await post(path, { ...mug, quantity: '1' }, 'https://evil.test');
      expect(headers.get('Location')).toBe('/shop/mug?problem=crumb');
    },
  );

  it('of a direct purchase leads to the product', async () => {
    const { headers } = await post('/api/commerce/express-checkout', { ...mug, quantity: '1' });
    expect(headers.get('Location')).toBe('/shop/mug?problem=foreign-form');
  });
});
