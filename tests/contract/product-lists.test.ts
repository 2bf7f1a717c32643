import { expect, it } from 'vitest';
import { products as shopProducts } from '../../examples/marram/catalogue/products.js';
import type { ProductSeed } from '../../shop/server/domains/catalogue/types.js';
import { createHttpProductClient } from '../../core/commerce/product/http-product-client.js';
import { createHttp } from '../../core/net/index.js';
import { systemClock } from '../../core/runtime/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, shopOrigin } from './visitor.js';

const path = '/api/commerce/products';

interface Listed {
  readonly products: readonly { readonly id: string; readonly priceMoney: unknown }[];
  readonly nextCursor: string | null;
}

async function list({ app }: OpenShop, query = '', headers?: Record<string, string>) {
  const response = await createVisitor(app).send(`${path}?${query}`, headers ? { headers } : {});
  expect(response.status).toBe(200);
  return (await response.json()) as Listed;
}

const idsOf = ({ products }: Listed) => products.map(({ id }) => id);

const table = ['dune-mug', 'harbour-teapot'];

describeShop('The list of products', (shop) => {
  it('has every product, as the call of one returns it', async () => {
    const server = await shop.open();
    const all = await list(server);
    expect(idsOf(all)).toEqual(sampleProducts.map(({ id }) => id));
    expect(all.nextCursor).toBeNull();
    const one = await createVisitor(server.app).send(`${path}/item-mug`);
    expect(all.products[0]).toEqual(await one.json());
  });

  it.each([
    ['collection=paper', ['item-pattern']],
    ['collection=Stoneware', ['item-mug']],
    ['collection=none', []],
    ['ids=item-gift,mug,item-none,item-mug', ['item-gift', 'item-mug']],
    ['search=H%C3%A1rbour%20OAT', ['item-mug']],
    ['search=harbour%20cup', []],
    ['ids=item-gift,mug&collection=table', ['item-mug']],
    ['ids=item-gift,mug&sort=price-low', ['item-mug', 'item-gift']],
  ])('answers %s', async (query, ids) => {
    expect(idsOf(await list(await shop.open(), query))).toEqual(ids);
  });

  it.each([
    'sort=cheap',
    'limit=0',
    'limit=101',
    'limit=ten',
    'ids=,',
    `ids=${'x,'.repeat(101)}`,
    'cursor=none',
    `search=${'a'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const { app } = await shop.open();
    const response = await createVisitor(app).send(`${path}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('sorts by the price to pay in the currency of the caller, and by title', async () => {
    const server = await shop.open({ products: shopProducts });
    const low = await list(server, 'sort=price-low&limit=100', { 'X-Currency': 'JPY' });
    const paid = low.products.map((product) => {
      const variants = Reflect.get(product, 'variants') as { salePrice: number }[];
      return Math.min(...variants.map(({ salePrice }) => salePrice));
    });
    expect(paid).toEqual(paid.toSorted((one, other) => one - other));
    expect(low.products[0]).toMatchObject({ priceMoney: { currency: 'JPY' } });
    const high = await list(server, 'sort=price-high&limit=1', { 'X-Currency': 'JPY' });
    expect(Reflect.get(high.products[0]!, 'priceMoney')).toEqual(
      Reflect.get(low.products.at(-1)!, 'priceMoney'),
    );
    const titles = (await list(server, 'sort=title&limit=100')).products.map((product) =>
      String(Reflect.get(product, 'title')),
    );
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(['featured', 'newest', 'price-low', 'price-high', 'title'])(
    'gives each product once over the pages of %s',
    async (sort) => {
      const server = await shop.open({ products: shopProducts });
      const whole = idsOf(await list(server, `sort=${sort}&limit=100`));
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = `sort=${sort}&limit=7${cursor && `&cursor=${cursor}`}`;
        const page: Listed = await list(server, query);
        expect(page.products.length).toBeLessThanOrEqual(7);
        seen.push(...idsOf(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(whole);
      expect(whole).toHaveLength(shopProducts.length);
    },
  );

  it('neither repeats nor skips one when products come and go between two pages', async () => {
    const server = await shop.open();
    const first = await list(server, 'limit=2');
    const shown = idsOf(first);
    const [mug, second, ...rest] = sampleProducts;
    const newcomer: ProductSeed = {
      ...mug!,
      id: 'item-new',
      urlId: 'new',
      variants: mug!.variants.map((variant) => ({ ...variant, sku: `NEW-${variant.sku}` })),
    };
    // A new first one; then the cursor's own product goes.
    for (const products of [
      [newcomer, mug!, second!, ...rest],
      [newcomer, mug!, ...rest],
    ]) {
      const later = await shop.openCopy({ products });
      const next = await list(later, `limit=100&cursor=${first.nextCursor}`);
      expect(idsOf(next)).toEqual(rest.map(({ id }) => id));
      expect(idsOf(next).some((id) => shown.includes(id))).toBe(false);
    }
  });

  it('lists first what the shop has taken in last', async () => {
    const [mug, ...others] = sampleProducts;
    await shop.open({ products: others });
    const later = await shop.openCopy({ products: [...others, mug!] });
    expect(idsOf(await list(later, 'sort=newest'))[0]).toBe('item-mug');
  });

  it('counts as a read of the limit of calls', async () => {
    const { app } = await shop.open({ rateLimits: { reads: { calls: 1, seconds: 60 } } });
    const visitor = createVisitor(app);
    expect((await visitor.send(path)).status).toBe(200);
    const refused = await visitor.send(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.has('Retry-After')).toBe(true);
  });

  it('is what the built-in client of pages reads', async () => {
    const { app } = await shop.open({ products: shopProducts });
    const warnings: string[] = [];
    const client = createHttpProductClient({
      http: createHttp({
        origin: shopOrigin,
        clock: systemClock,
        fetch: async (request) => app.request(request as Request),
      }),
      origin: shopOrigin,
      warn: (sentence) => warnings.push(sentence),
    });
    const page = await client.list({ ids: table, limit: 1 });
    expect(page.products[0]).toMatchObject({
      handle: 'dune-mug',
      url: `${shopOrigin}/shop/dune-mug`,
      description: expect.stringMatching(/^<p>.*<\/p>$/s),
    });
    expect(page.products[0]?.images[0]?.url).toMatch(`${shopOrigin}/images/`);
    const next = await client.list({ ids: table, limit: 1, cursor: page.nextCursor ?? '' });
    expect(next.products.map(({ handle }) => handle)).toEqual(['harbour-teapot']);
    expect(next.nextCursor).toBeNull();
    expect((await client.read('harbour-teapot'))?.id).toBe('item-harbour-teapot');
    expect(await client.read('nothing')).toBeNull();
    expect(warnings).toEqual([]);
  });
});
