import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { buy, buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, mug } from './visitor.js';
import { addPages } from './whole-shop.js';

const ownerPassword = 'correct horse battery';
const start = Date.UTC(2026, 10, 27, 12);
const minute = 60_000;
const keyForm = /value="(vitrine_[\w-]{43})"/;

describeShop('API keys', (shop) => {
  let open: OpenShop;
  let now: number;
  let owner: Awaited<ReturnType<OpenShop['visit']>>;

  beforeEach(async () => {
    now = start;
    open = await shop.open({ ...buyingOptions, ownerPassword, clock: { now: () => now } });
    addPages(open);
    owner = await open.visit();
    await owner.submit('/owner/sign-in', { password: ownerPassword });
  });

  const form = (scopes: readonly string[], given: Record<string, string> = {}) => ({
    ...{ request: randomUUID(), name: 'Warehouse' },
    ...Object.fromEntries(scopes.map((scope) => [`scope.${scope}`, 'yes'])),
    ...given,
  });

  async function createKey(...scopes: readonly string[]): Promise<string> {
    const response = await owner.submit('/owner/api-keys/new', form(scopes));
    expect(response.status).toBe(200);
    return keyForm.exec(await response.text())?.[1] ?? '';
  }

  /** A call of a program, which keeps no cookies. */
  function call(key: string | null, path: string, init: { method?: string; json?: object } = {}) {
    const headers = { ...(key !== null && { Authorization: `Bearer ${key}` }) };
    return createVisitor(open.app).send(`/api/store${path}`, { headers, ...init });
  }

  const codeOf = async (response: Response) =>
    ((await response.json()) as { code: string; error: string }).code;

  const record = async () => {
    const text = await (await owner.send('/owner/security/actions')).text();
    return text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  };

  it('are shown once, kept as a hash, and deleted after a question', async () => {
    const key = await createKey('orders');
    const list = await (await owner.send('/owner/api-keys')).text();
    expect(list).toContain('Warehouse');
    expect(list).toContain(`<code>${key.slice(-4)}</code>`);
    expect(list).not.toContain(key);
    const { rows } = await open.database.query<Record<string, unknown>>('select * from api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(8, -4));
    const [, id] = /\/owner\/api-keys\/(\d+)\/delete/.exec(list) ?? [];
    const path = `/owner/api-keys/${id}/delete`;
    expect(await (await owner.send(path)).text()).toContain('It has never called.');
    expect((await call(key, '/orders')).status).toBe(200);

    const deleted = await owner.submit(path, {});
    expect(deleted.headers.get('Location')).toBe('/owner/api-keys?done=deleted');
    const refused = await call(key, '/orders');
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'api-key']);
    expect((await owner.send(path)).status).toBe(404);
    expect((await owner.submit(path, {})).status).toBe(404);
    const words = await record();
    expect(words).toContain('Created API key Warehouse');
    expect(words).toContain('Deleted API key Warehouse');
  });

  it('are created once by two presses', async () => {
    const given = form(['stock']);
    expect((await owner.submit('/owner/api-keys/new', given)).status).toBe(200);
    const again = await owner.submit('/owner/api-keys/new', given);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('This form has already created a key');
    const { rows } = await open.database.query('select id from api_keys');
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Name the program that gets the key'],
    [{ name: 'x'.repeat(101) }, 'Name the program that gets the key'],
    [{ name: 'a\u0000b' }, 'Name the program that gets the key'],
  ])('are refused with what was typed: %j', async (given, sentence) => {
    const response = await owner.submit('/owner/api-keys/new', form(['stock'], given));
    expect(response.status).toBe(422);
    const text = await response.text();
    expect(text).toContain(sentence);
    expect(text).toMatch(/name="scope\.stock" value="yes" checked/);
  });

  it('need something that they may do', async () => {
    const response = await owner.submit('/owner/api-keys/new', form([]));
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('Choose what the program may do.'),
    ]);
  });

  it.each([null, '', 'vitrine_short', `vitrine_${'a'.repeat(43)}`])(
    'that nobody has given open nothing: %j',
    async (key) => {
      for (const path of ['/orders', '/orders/some-order', '/products']) {
        const response = await call(key, path);
        expect([path, response.status, await codeOf(response)]).toEqual([path, 401, 'api-key']);
      }
      const set = await call(key, '/stock/MUG-OAT-LARGE', { method: 'PUT', json: { stock: 1 } });
      expect(set.status).toBe(401);
    },
  );

  it('are the only way in: a session of the owner is none', async () => {
    expect((await owner.send('/api/store/orders')).status).toBe(401);
  });

  it.each([
    ['orders', [200, 403, 403]],
    ['products', [403, 200, 403]],
    ['stock', [403, 403, 200]],
  ])('with %s alone may do nothing else', async (scope, statuses) => {
    const key = await createKey(scope);
    const answers = [
      await call(key, '/orders'),
      await call(key, '/products'),
      await call(key, '/stock/MUG-OAT-LARGE', { method: 'PUT', json: { stock: 4 } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
  });

  it('read orders: their list, and one with its lines and address', async () => {
    const buyer = await open.visit();
    await buyer.add(mug);
    const id = await buy(open, buyer.cookies.get('CART') ?? '');
    const key = await createKey('orders');
    const list = (await (await call(key, '/orders?fulfilment=open')).json()) as {
      orders: { id: string; totalCents: number }[];
      nextPageCursor: string | null;
    };
    expect(list.nextPageCursor).toBeNull();
    expect(list.orders.map((order) => order.id)).toEqual([id]);
    const order = (await (await call(key, `/orders/${id}`)).json()) as Record<string, unknown>;
    expect(order).toMatchObject({
      ...{ id, totalCents: list.orders[0]?.totalCents, fulfilment: 'open', shipments: [] },
      lines: [{ sku: mug.sku, quantity: 1 }],
      shippingAddress: { country: expect.any(String) as string },
    });
    expect((await call(key, '/orders?fulfilment=sent')).status).toBe(200);
    expect((await call(key, '/orders?fulfilment=lost')).status).toBe(400);
    expect((await call(key, '/orders?cursor=x')).status).toBe(400);
    expect((await call(key, '/orders/none')).status).toBe(404);
  });

  it('read products with prices in a currency, and their stock', async () => {
    const key = await createKey('products');
    const read = async (query = '') =>
      (await (await call(key, `/products${query}`)).json()) as {
        products: { id: string; variants: { sku: string; stock: number; currency: string }[] }[];
      };
    const { products } = await read('?currency=EUR');
    const variants = products.find(({ id }) => id === 'item-mug')?.variants ?? [];
    expect(variants).toContainEqual(
      expect.objectContaining({ sku: 'MUG-OAT-LARGE', stock: 7, currency: 'EUR' }),
    );
    expect((await read()).products[0]?.variants[0]?.currency).toBe('USD');
    expect((await call(key, '/products?currency=XXX')).status).toBe(400);
  });

  it('read why shoppers do not see a product, and from when on they do', async () => {
    const key = await createKey('products');
    const from = new Date(now + 60_000).toISOString();
    await open.database.query(
      `update products set listed = false, hidden_as = 'scheduled', listed_from = $1 where id = 'item-mug'`,
      [from],
    );
    const read = async () => {
      const { products } = (await (await call(key, '/products')).json()) as {
        products: { id: string; status: string; listedFrom: string | null }[];
      };
      return products.find(({ id }) => id === 'item-mug');
    };
    expect(await read()).toMatchObject({ status: 'scheduled', listedFrom: from });
    now += 60_000;
    expect(await read()).toMatchObject({ status: 'listed', listedFrom: null });
  });

  it('set a stock, unless it is another one than the program has read', async () => {
    const key = await createKey('stock', 'products');
    const set = (sku: string, json: object) => call(key, `/stock/${sku}`, { method: 'PUT', json });
    const sold = await set('MUG-OAT-LARGE', { stock: 20, ifStock: 8 });
    expect([sold.status, await sold.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { ifStock: expect.stringContaining('7 now') as string } }),
    ]);
    const done = await set('MUG-OAT-LARGE', { stock: 20, ifStock: 7 });
    expect([done.status, await done.json()]).toEqual([200, { sku: 'MUG-OAT-LARGE', stock: 20 }]);
    expect((await set('MUG-OAT-LARGE', { stock: 20 })).status).toBe(200);
    expect((await set('MUG-OAT-LARGE', { stock: null })).status).toBe(200);
    const { rows } = await open.database.query(
      "select stock from variants where sku = 'MUG-OAT-LARGE'",
    );
    expect(rows).toEqual([{ stock: null }]);
    // What changed nothing is not recorded.
    const words = await record();
    expect(words.split('Changed the stock of item-mug')).toHaveLength(3);
    expect(words).toContain('API key Warehouse');
  });

  it.each([
    ['NONE', { stock: 1 }, 404],
    ['%00', { stock: 1 }, 400],
    ['GIFT-25', { stock: 1 }, 400],
    ['MUG-OAT-LARGE', {}, 400],
    ['MUG-OAT-LARGE', { stock: -1 }, 400],
    ['MUG-OAT-LARGE', { stock: 1.5 }, 400],
    ['MUG-OAT-LARGE', { stock: 1_000_001 }, 400],
  ])('refuse the stock of %s %j with %i', async (sku, json, status) => {
    const key = await createKey('stock');
    expect((await call(key, `/stock/${sku}`, { method: 'PUT', json })).status).toBe(status);
  });

  it('tell when they were last used, to the hour', async () => {
    const key = await createKey('products');
    const usedAt = async () =>
      (await open.services.apiKeys.list()).map((one) => one.usedAt)[0] ?? null;
    await call(key, '/products');
    expect(await usedAt()).toBe(start);
    now += 59 * minute;
    await call(key, '/products');
    expect(await usedAt()).toBe(start);
    now += 2 * minute;
    await call(key, '/products');
    expect(await usedAt()).toBe(now);
  });

  it('are at most fifty', async () => {
    await open.database.query(
      `insert into api_keys (request, name, scopes, key_hash, ending, created_at)
       select 'request-' || n, 'Key', '{stock}', 'hash-' || n, 'abcd', now() from generate_series(1, 50) n`,
    );
    const response = await owner.submit('/owner/api-keys/new', form(['stock']));
    expect(await response.text()).toContain('A shop has at most 50 keys.');
  });
});
