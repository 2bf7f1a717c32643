import { serve } from '@hono/node-server';
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
    // The first add counts for the address, the others for the cart.
    expect((await visitor.cart()).totalQuantity).toBe(3);
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
    const { app, database } = await shop.open();
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
