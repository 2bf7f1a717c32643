import { expect, it } from 'vitest';
import { parseProduct } from '../../core/commerce/product/index.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, shopOrigin } from './visitor.js';

const mugCall = '/api/commerce/products/item-mug';
const quickView = (id: string) => `/api/census/RecordQuickView/${id}`;

describeShop('The product call', (shop) => {
  it('returns a product as pages print it', async () => {
    const { app, services } = await shop.open();
    const response = await createVisitor(app).send(mugCall);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const json: unknown = await response.json();
    expect(json).toEqual(await services.catalogue.byId('item-mug', 'USD'));
    expect(parseProduct(json)).toMatchObject({ product: { id: 'item-mug', url: '/shop/mug' } });
  });

  it.each([
    ['the query', `${mugCall}?currency=JPY`, undefined],
    ['a header', mugCall, { 'X-Currency': 'JPY' }],
    ['the cookie', mugCall, { Cookie: 'currency=JPY' }],
  ])('prices it in the currency of %s', async (_, path, headers) => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send(path, headers ? { headers } : {});
    expect(await response.json()).toMatchObject({ priceMoney: { value: '3600', currency: 'JPY' } });
  });

  it('finds it by its handle too, and by its id first', async () => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send('/api/commerce/products/mug');
    expect(await response.json()).toMatchObject({ id: 'item-mug', urlId: 'mug' });
    const [mug, ...others] = sampleProducts;
    const named = [{ ...mug!, urlId: 'item-gift' }, ...others];
    const { app: other } = await shop.open({ products: named });
    const found = await createVisitor(other).send('/api/commerce/products/item-gift');
    expect(await found.json()).toMatchObject({ id: 'item-gift' });
  });

  it.each([
    ['item-none', 404, 'item-not-found'],
    ['%00', 400, 'invalid-request'],
  ])('refuses %j', async (id, status, code) => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send(`/api/commerce/products/${id}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('allows only pages of listed other origins', async () => {
    const origin = 'https://blog.example';
    const { app } = await shop.open({ allowedOrigins: [origin] });
    const ask = (from: string) =>
      app.request(`${shopOrigin}${mugCall}`, { headers: { Origin: from } });
    const listed = await ask(origin);
    expect(listed.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(listed.status).toBe(200);
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});

describeShop('The count of quick views', (shop) => {
  // storefront §7: "POST /api/census/RecordQuickView/{id} | no body | ignored"
  it('grows with each call, which needs no body and no crumb', async () => {
    const { app, database } = await shop.open();
    const visitor = createVisitor(app);
    for (let views = 1; views <= 3; views += 1) {
      const response = await visitor.send(quickView('item-mug'), { method: 'POST' });
      expect(response.status).toBe(204);
      expect(await response.text()).toBe('');
    }
    await visitor.send(quickView('item-gift'), { method: 'POST' });
    const { rows } = await database.query(
      'select product_id as id, views from quick_views order by product_id',
    );
    expect(rows).toEqual([
      { id: 'item-gift', views: 1 },
      { id: 'item-mug', views: 3 },
    ]);
  });

  it('loses none of concurrent calls', async () => {
    const { app, database } = await shop.open();
    const calls = Array.from({ length: 20 }, () =>
      createVisitor(app).send(quickView('item-mug'), { method: 'POST' }),
    );
    await Promise.all(calls);
    const { rows } = await database.query('select views from quick_views');
    expect(rows).toEqual([{ views: 20 }]);
  });

  it('counts existing products only', async () => {
    const { app, database } = await shop.open();
    const response = await createVisitor(app).send(quickView('item-none'), { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'item-not-found' });
    expect((await database.query('select 1 from quick_views')).rows).toEqual([]);
  });

  it('has the rate limit of tracking', async () => {
    const { app } = await shop.open({ rateLimits: { tracking: { calls: 1, seconds: 60 } } });
    const visitor = createVisitor(app);
    await visitor.send(quickView('item-mug'), { method: 'POST' });
    const response = await visitor.send(quickView('item-mug'), { method: 'POST' });
    expect(response.status).toBe(429);
  });
});
