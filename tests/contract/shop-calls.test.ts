import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { cartPath, createVisitor, mug, shopOrigin } from './visitor.js';

/** What tells people of a call, in an OpenAPI document. */
interface Described {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { summary?: string; tags?: readonly string[] }>>>
  >;
}

describeShop('The other calls', (shop) => {
  it('return the stock of each variant of an item', async () => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send(
      '/api/commerce/inventory/stock/?itemId=item-mug',
    );
    expect(await response.json()).toEqual({
      results: [
        { unlimited: true, qtyInStock: 0, sku: 'MUG-OAT-SMALL' },
        { unlimited: false, qtyInStock: 7, sku: 'MUG-OAT-LARGE' },
        { unlimited: false, qtyInStock: 0, sku: 'MUG-FERN-SMALL' },
      ],
    });
  });

  it.each([
    ['', 400, 'invalid-request'],
    ['?itemId=', 400, 'invalid-request'],
    ['?itemId=%00', 400, 'invalid-request'],
    ['?itemId=item-none', 404, 'item-not-found'],
  ])('refuse the stock of %j', async (query, status, code) => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send(`/api/commerce/inventory/stock/${query}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('return the health of the server', async () => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send('/api/health');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('return 404 as JSON for an unknown path', async () => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send('/api/none');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is no such call.', code: 'not-found' });
  });

  it('return 500 as JSON for a server error, and report it', async () => {
    const reported: unknown[] = [];
    const reporter = { report: (error: unknown) => reported.push(error), warn: () => undefined };
    const { database, visit } = await shop.open({ reporter });
    const visitor = await visit();
    await visitor.add(mug);
    await database.query('alter table carts rename to carts_away');
    const response = await visitor.send(cartPath);
    await database.query('alter table carts_away rename to carts');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: 'Unknown error, please try again later.',
      code: 'server',
    });
    expect(reported).toHaveLength(1);
  });

  it('describe themselves in an OpenAPI document made from the schemas, which the package holds', async () => {
    const { app } = await shop.open();
    const response = await app.request(`${shopOrigin}/api/openapi.json`);
    const document: unknown = await response.json();
    // `vitest run --project contract tests/contract/shop-calls.test.ts -u` writes it.
    // A call in a line: the package carries it.
    const text = JSON.stringify(document).replaceAll('},"/api/', '},\n"/api/');
    await expect(text + '\n').toMatchFileSnapshot('../../docs/server/openapi.json');
    const { paths, tags } = document as Described;
    const groups = tags.map(({ name }) => name);
    const undescribed = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ summary, tags: [group = ''] = [] }) => !summary || !groups.includes(group));
    expect(undescribed).toEqual([]);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/commerce/shopping-cart': { get: {} },
        '/api/commerce/shopping-cart/entries': {
          post: {
            requestBody: {
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/AddEntry' } },
                'application/x-www-form-urlencoded': {},
                'multipart/form-data': {},
              },
            },
            responses: { 200: {}, 303: {}, 400: {}, 403: {}, 409: {}, 410: {}, 422: {}, 429: {} },
          },
        },
        '/api/commerce/shopping-cart/entries/{entryId}': { put: {}, delete: {} },
        '/api/commerce/shopping-cart/entries/{entryId}/additionalFields': { put: {} },
        '/api/commerce/shopping-cart/coupons': { post: {} },
        '/api/commerce/shopping-cart/coupons/{code}': { delete: {} },
        '/api/commerce/shopping-cart/shipping-location': { put: {} },
        '/api/commerce/shopping-cart/shipping-option': { put: {} },
        '/api/commerce/express-checkout': { post: {} },
        '/api/3/commerce/cart/subscription': { post: { responses: { 200: {}, 303: {} } } },
        '/api/commerce/gift-card': { post: {} },
        '/cart/entries/{entryId}': { post: {} },
        '/cart/coupons': { post: {} },
        '/cart/shipping': { post: {} },
        '/api/commerce/inventory/stock/': { get: {} },
        '/api/health': { get: {} },
      },
      components: {
        schemas: {
          ShoppingCart: { properties: { currency: { enum: ['USD', 'EUR', 'JPY'] } } },
          AddEntry: {
            properties: { quantity: { type: 'integer', minimum: 1, maximum: 9999, default: 1 } },
          },
        },
      },
    });
  });
});
