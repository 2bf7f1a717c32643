import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, entriesPath, mug, readAdd, type TestVisitor } from './visitor.js';

const fields = { itemId: 'item-mug', sku: 'MUG-OAT-SMALL' };

describeShop('The plain forms', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open();
    visitor = await open.visit();
  });

  const goesTo = (response: Response, path: string) => {
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(path);
  };

  it('add their item and redirect to the cart page', async () => {
    goesTo(await visitor.submit(entriesPath, { ...fields, quantity: '2' }), '/cart');
    const cart = await visitor.cart();
    expect(cart.entries).toMatchObject([{ quantity: 2, additionalFields: null }]);
    expect(visitor.cookies.get('hasCart')).toBe('true');
  });

  it('default to one piece of the only variant', async () => {
    goesTo(await visitor.submit(entriesPath, { itemId: 'item-pattern', sku: '' }), '/cart');
    expect((await visitor.cart()).entries).toMatchObject([{ quantity: 1 }]);
  });

  it('merge further fields into the additional fields', async () => {
    await visitor.submit(entriesPath, {
      ...fields,
      Engraving: 'For Ada',
      additionalFields: '{"Wrapped":true}',
      idempotencyKey: '',
    });
    expect((await visitor.cart()).entries).toMatchObject([
      { additionalFields: { Engraving: 'For Ada', Wrapped: true } },
    ]);
  });

  it('can be multipart; files and empty texts are ignored, texts of one name are a list', async () => {
    const body = new FormData();
    const all = { ...fields, crumb: visitor.cookies.get('crumb') ?? '', Name: 'Ada', Note: '' };
    for (const [name, value] of Object.entries(all)) body.append(name, value);
    body.append('Note', '');
    for (const colour of ['Red', '', 'Blue']) body.append('Colour', colour);
    for (const name of ['a', 'b']) body.append('picture', new File(['x'], name));
    goesTo(await visitor.send(entriesPath, { method: 'POST', body }), '/cart');
    const [entry] = (await visitor.cart()).entries;
    expect(entry?.additionalFields).toEqual({ Name: 'Ada', Colour: ['Red', '', 'Blue'] });
  });

  it.each([
    ['missing-options', { ...fields, sku: '' }],
    ['no-variant', { ...fields, sku: 'MUG-GOLD' }],
    ['out-of-stock', { ...fields, sku: 'MUG-FERN-SMALL' }],
    ['quantity-not-numeric', { ...fields, quantity: 'two' }],
    ['quantity-not-whole', { ...fields, quantity: '1.5' }],
    ['invalid-request', { ...fields, additionalFields: 'no JSON' }],
    ['crumb', { ...fields, crumb: 'stale' }],
  ])('redirect to the product with the problem %s', async (code, form) => {
    goesTo(await visitor.submit(entriesPath, form), `/shop/mug?problem=${code}`);
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('redirect to the home page for an unknown item', async () => {
    goesTo(
      await visitor.submit(entriesPath, { itemId: 'item-none' }),
      '/?problem=item-unavailable',
    );
  });

  it('redirect to the product when they exceed the rate limit', async () => {
    open = await shop.open({ rateLimits: { changes: { calls: 1, seconds: 60 } } });
    visitor = await open.visit();
    goesTo(await visitor.submit(entriesPath, fields), '/cart');
    await visitor.submit(entriesPath, fields);
    goesTo(await visitor.submit(entriesPath, fields), '/shop/mug?problem=rate-limited');
  });

  it('run once on a double press if they have a key', async () => {
    const form = { ...fields, idempotencyKey: '0b9f6f52-0b0e-4b8e-9d5e-1f0f6f1f0001' };
    const presses = [visitor.submit(entriesPath, form), visitor.submit(entriesPath, form)];
    for (const response of await Promise.all(presses)) goesTo(response, '/cart');
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('are a new intent with another choice or later, although Back keeps the key', async () => {
    let now = Date.UTC(2026, 0, 1);
    open = await shop.open({ clock: { now: () => now } });
    visitor = await open.visit();
    const form = { ...fields, idempotencyKey: '0b9f6f52-0b0e-4b8e-9d5e-1f0f6f1f0002' };
    await visitor.submit(entriesPath, form);
    goesTo(await visitor.submit(entriesPath, { ...form, quantity: '2' }), '/cart');
    expect((await visitor.cart()).totalQuantity).toBe(3);
    now += 31_000;
    goesTo(await visitor.submit(entriesPath, form), '/cart');
    expect((await visitor.cart()).totalQuantity).toBe(4);
  });

  it('replace an expired cart', async () => {
    await visitor.add(mug);
    await open.services.carts.expire(visitor.cookies.get('CART') ?? '');
    goesTo(await visitor.submit(entriesPath, fields), '/cart');
    expect((await visitor.cart()).totalQuantity).toBe(1);
    visitor.cookies.set('CART', 'from.another-database');
    goesTo(await visitor.submit(entriesPath, fields), '/cart');
  });

  it('of another site add nothing and redirect to the product', async () => {
    const response = await visitor.send(entriesPath, {
      method: 'POST',
      form: { ...fields, crumb: visitor.cookies.get('crumb') ?? '' },
      headers: { Origin: 'https://elsewhere.test' },
    });
    goesTo(response, '/shop/mug?problem=crumb');
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('are accepted from our own page if its referrer policy hides the origin', async () => {
    const response = await visitor.send(entriesPath, {
      method: 'POST',
      form: { ...fields, crumb: visitor.cookies.get('crumb') ?? '' },
      headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    });
    goesTo(response, '/cart');
  });

  it('change and remove entries on the cart page', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const path = `/cart/entries/${newlyAdded.id}`;
    goesTo(await visitor.submit(path, { action: 'update', quantity: '4' }), '/cart');
    expect((await visitor.cart()).totalQuantity).toBe(4);
    goesTo(await visitor.submit(path, { action: 'remove', quantity: '4' }), '/cart');
    expect((await visitor.cart()).entries).toEqual([]);
    await visitor.add(mug);
    const [entry] = (await visitor.cart()).entries;
    await visitor.submit(`/cart/entries/${entry?.id}`, { action: 'update', quantity: '0' });
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it.each([
    ['quantity-not-numeric', { quantity: '' }],
    ['quantity-not-whole', { quantity: '2.5' }],
    ['quantity-too-small', { quantity: '-1' }],
    ['crumb', { quantity: '2', crumb: '' }],
  ])('redirect to the cart page with the problem %s', async (code, form) => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const path = `/cart/entries/${newlyAdded.id}`;
    goesTo(await visitor.submit(path, { action: 'update', ...form }), `/cart?problem=${code}`);
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('redirect to the cart page for an entry or a cart that does not exist', async () => {
    await visitor.add(mug);
    goesTo(
      await visitor.submit('/cart/entries/none', { quantity: '2' }),
      '/cart?problem=entry-not-found',
    );
    await open.services.carts.expire(visitor.cookies.get('CART') ?? '');
    goesTo(
      await visitor.submit('/cart/entries/none', { quantity: '2' }),
      '/cart?problem=cart-expired',
    );
    expect(visitor.cookies.has('CART')).toBe(false);
  });

  it('redirect with the problem server after a server error, and report it', async () => {
    const reported: unknown[] = [];
    const reporter = { report: (error: unknown) => reported.push(error), warn: () => undefined };
    open = await shop.open({ reporter });
    visitor = createVisitor(open.app);
    await visitor.arrive();
    await open.database.query('alter table carts rename to carts_away');
    const response = await visitor.submit(entriesPath, fields);
    await open.database.query('alter table carts_away rename to carts');
    goesTo(response, '/shop/mug?problem=server');
    expect(reported).toHaveLength(1);
  });
});
