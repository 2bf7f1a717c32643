import { serve } from '@hono/node-server';
import { createSigner } from '../../shop/server/ground/http/index.js';
import { HonoRequest } from 'hono/request';
import { afterEach, expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { cartPath, createVisitor, mug, shopOrigin } from './visitor.js';

describeShop('Rate limits', (shop) => {
  let stop: (() => Promise<void>) | undefined;
  const two = { calls: 2, seconds: 60 };

  afterEach(() => stop?.());

  it('return 429 with the seconds to wait, for changes', async () => {
    const open = await shop.open({ rateLimits: { changes: two } });
    const visitor = await open.visit();
    await visitor.add(mug);
    await visitor.add(mug);
    const response = await visitor.add(mug);
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('Retry-After'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await response.json()).toEqual({
      error: 'Please try again in a few seconds.',
      code: 'rate-limited',
    });
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('admit as many as they allow when all come at once', async () => {
    const five = { calls: 5, seconds: 60 };
    const open = await shop.open({ rateLimits: { changes: five } });
    const copy = await shop.openCopy({ rateLimits: { changes: five } });
    const visitors = [];
    for (let index = 0; index < 20; index += 1) {
      visitors.push(await (index % 2 === 0 ? open : copy).visit());
    }
    const responses = await Promise.all(visitors.map((visitor) => visitor.add(mug)));
    const admitted = responses.filter(({ status }) => status === 200);
    const refused = responses.filter(({ status }) => status === 429);
    expect([admitted.length, refused.length]).toEqual([5, 15]);
  });

  it('cannot be passed with more carts', async () => {
    const open = await shop.open({ rateLimits: { changes: two } });
    const statuses = [];
    for (let times = 0; times < 3; times += 1) {
      statuses.push((await (await open.visit()).add(mug)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('cannot be passed with more addresses, for a cart', async () => {
    const open = await shop.open({ rateLimits: { changes: two }, trustProxy: true });
    const visitor = await open.visit();
    const add = async (address: string) =>
      (await visitor.add(mug, { 'X-Forwarded-For': address })).status;
    // The first add has no cart yet.
    expect(await add('192.0.2.1')).toBe(200);
    const statuses = [];
    for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
      statuses.push(await add(address));
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('count an IPv6 network as one address', async () => {
    const open = await shop.open({ rateLimits: { reads: two }, trustProxy: true });
    const read = async (address: string) =>
      (
        await open.app.request(`${shopOrigin}${cartPath}`, {
          headers: { 'X-Forwarded-For': address },
        })
      ).status;
    expect([
      await read('2001:db8::1'),
      await read('2001:db8::2'),
      await read('2001:db8::3'),
    ]).toEqual([200, 200, 429]);
    expect(await read('2001:db8:0:1::1')).toBe(200);
  });

  it.each([
    ['an add of an unknown item', { itemId: 'item-none' }],
    ['an add of no number', { ...mug, quantity: 'many' }],
  ])('count %s before it costs anything else', async (_, json) => {
    const open = await shop.open({ rateLimits: { changes: two } });
    const visitor = await open.visit();
    const statuses = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await visitor.add(json)).status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  it.each([
    ['/api/commerce/express-checkout', mug],
    ['/api/3/commerce/cart/subscription', { itemId: 'item-mug', sku: 'MUG-OAT-SMALL' }],
    ['/api/commerce/gift-card', { itemId: 'item-gift', sku: 'GIFT-25' }],
  ])('count a refused or accepted purchase at %s', async (path, json) => {
    const open = await shop.open({ rateLimits: { changes: two } });
    const visitor = await open.visit();
    const statuses = [];
    for (let times = 0; times < 3; times += 1) {
      statuses.push((await visitor.send(path, { method: 'POST', json })).status);
    }
    expect(statuses.slice(0, 2)).not.toContain(429);
    expect(statuses[2]).toBe(429);
  });

  it('bound the kilobytes of events that an address may have stored in a day', async () => {
    const kilobytes = { calls: 20, seconds: 86_400 };
    const open = await shop.open({ rateLimits: { trackingKilobytes: kilobytes } });
    const batch = JSON.stringify({
      events: [{ event_schema_name: 'x', content: 'y'.repeat(9000) }],
    });
    const send = () =>
      open.app.request(`${shopOrigin}/api/v1/clanker/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: batch,
      });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status }) => status === 429)).toEqual([false, false, true]);
    expect(Number(answers[2]?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  });

  it('count the tries to order by address and by cart, and forget accepted ones of the address', async () => {
    const { limits } = (
      await shop.open({ rateLimits: { checkout: two }, trustProxy: true, secret: 'a secret' })
    ).services;
    const token = createSigner('a secret').sign('cart', 'cart-1');
    const from = (address: string) => ({
      env: {},
      req: new HonoRequest(new Request(shopOrigin, { headers: { 'X-Forwarded-For': address } })),
    });
    const refused = { code: 'rate-limited', details: { retryAfter: expect.any(Number) } };
    for (let times = 0; times < 4; times += 1) {
      await limits.count(from('192.0.2.1'), 'checkout');
      await limits.uncount(from('192.0.2.1'), 'checkout');
    }
    await limits.count(from('192.0.2.1'), 'checkout', token);
    await limits.count(from('192.0.2.2'), 'checkout', token);
    await expect(limits.count(from('192.0.2.3'), 'checkout', token)).rejects.toMatchObject(refused);
    await limits.count(from('192.0.2.1'), 'checkout');
    await expect(limits.count(from('192.0.2.1'), 'checkout')).rejects.toMatchObject(refused);
  });

  it.each([cartPath, '/api/commerce/inventory/stock/?itemId=item-mug'])(
    'hold for reading %s',
    async (path) => {
      const open = await shop.open({ rateLimits: { reads: two } });
      const visitor = createVisitor(open.app);
      const statuses = [];
      for (let times = 0; times < 3; times += 1) statuses.push((await visitor.send(path)).status);
      expect(statuses).toEqual([200, 200, 429]);
    },
  );

  it('count nothing of the kinds that a balancer limits', async () => {
    const open = await shop.open({
      rateLimits: { reads: null, tracking: null, trackingKilobytes: null, changes: two },
    });
    const visitor = await open.visit();
    for (let call = 0; call < 3; call += 1) {
      expect((await visitor.send(cartPath)).status).toBe(200);
      expect((await visitor.send('/api/1/performance/settings')).status).toBe(200);
    }
    const { rows } = await open.database.query('select key from rate_limits');
    expect(rows).toEqual([]);
    await visitor.add(mug);
    await visitor.add(mug);
    expect((await visitor.add(mug)).status).toBe(429);
  });

  it('apply to each address, also behind a trusted proxy', async () => {
    const open = await shop.open({ rateLimits: { reads: two }, trustProxy: true });
    const read = async (address: string) =>
      (
        await open.app.request(`${shopOrigin}${cartPath}`, {
          headers: { 'X-Forwarded-For': `spoofed, ${address}` },
        })
      ).status;
    for (let times = 0; times < 2; times += 1) await read('192.0.2.1');
    expect(await read('192.0.2.1')).toBe(429);
    expect(await read('192.0.2.2')).toBe(200);
  });

  it('apply across all copies of the server', async () => {
    const open = await shop.open({ rateLimits: { reads: two } });
    const copy = await shop.openCopy({ rateLimits: { reads: two } });
    const statuses = [];
    for (const { app } of [open, copy, copy]) {
      statuses.push((await createVisitor(app).send(cartPath)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('use the address of the socket on a real port', async () => {
    const { app, database } = await shop.open({ rateLimits: { changes: two } });
    const origin = await new Promise<string>((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}`),
      );
      stop = () => new Promise((stopped) => server.close(() => stopped()));
    });
    const overNetwork = {
      request: (url: string, init: RequestInit) => {
        const { pathname, search } = new URL(url);
        return fetch(`${origin}${pathname}${search}`, { ...init, redirect: 'manual' });
      },
    };
    const visitor = createVisitor(overNetwork);
    await visitor.arrive();
    expect((await visitor.add(mug, { Origin: origin })).status).toBe(200);
    expect((await visitor.cart()).totalQuantity).toBe(1);
    const { rows } = await database.query<{ key: string }>('select key from rate_limits');
    expect(rows.map(({ key }) => key)).toContain('changes:address:127.0.0.1');
  });
});
