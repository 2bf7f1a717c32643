import { beforeEach, expect, it } from 'vitest';
import {
  Problem,
  required,
  readProduct,
  variantFields,
  writeProduct,
  type OwnedListQuery,
  type OwnedProduct,
  type Typed,
} from '../../shop/server/index.js';
import type { ProductChange } from '../../shop/server/domains/catalogue/editing/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { fern, fillQueue } from './restock.js';
import { sampleProducts } from './sample-products.js';
import { readAdd, scarceMug } from './visitor.js';

const record = () => Promise.resolve();
const records = { product: record, stock: record };
const all: OwnedListQuery = {
  search: '',
  status: null,
  category: null,
  stock: null,
  sort: 'name',
  isDescending: false,
  currency: 'USD',
  cursor: null,
};
const large = { productId: 'item-mug', sku: 'MUG-OAT-LARGE', currency: 'USD' } as const;

describeShop('Products of the owner', (shop) => {
  let open: OpenShop;
  let editor: OpenShop['services']['productEditor'];

  beforeEach(async () => {
    open = await shop.open();
    editor = open.services.productEditor;
  });

  async function find(id = 'item-mug'): Promise<OwnedProduct> {
    const found = await editor.find(id);
    if (found === null) throw new Error(`There is no product ${id}.`);
    return found;
  }

  /** The form of the product with other texts, as the page would read it. */
  async function change(changes: Typed, id = 'item-mug'): Promise<ProductChange> {
    const stored = await find(id);
    const known = new Map(stored.images.map((image) => [image.assetUrl, image]));
    const read = readProduct({ ...writeProduct(stored, 'UTC'), ...changes }, known, {
      now: Date.now(),
      timeZone: 'UTC',
    });
    return required(read);
  }

  const save = async (changes: Typed, id = 'item-mug') =>
    editor.save(id, await change(changes, id), record);

  /** The errors of a refused change. */
  const errorsOf = (work: Promise<unknown>) =>
    work.then(
      () => ({}),
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        return error.details.errors ?? { code: error.code };
      },
    );

  it('are written as a form and read again without a change', async () => {
    const { product } = await change({});
    const whole = { id: 'item-mug', version: expect.any(String) as string, ...product };
    expect(await find()).toEqual(whole);
    await save({});
    expect(await find()).toEqual(whole);
  });

  it('stay as they were edited when the server starts again, and another copy shows them at once', async () => {
    const copy = await shop.openCopy();
    await copy.services.catalogue.byId('item-mug', 'USD');
    await save({ title: 'Beaker', [variantFields(0).price('USD')]: '26.5' });
    const edited = { title: 'Beaker', variants: [{ price: 2650 }, { price: 3000 }, {}] };
    expect(await copy.services.catalogue.byId('item-mug', 'USD')).toMatchObject(edited);
    const restarted = await shop.restart();
    expect(await restarted.services.catalogue.byId('item-mug', 'USD')).toMatchObject(edited);
    const others = await shop.restart({ products: sampleProducts.slice(1) });
    expect(await others.services.catalogue.byId('item-mug', 'USD')).toMatchObject(edited);
  });

  it('leave those that were not edited to the seeding', async () => {
    await save({ title: 'Beaker' });
    const renamed = sampleProducts.map((one) => ({ ...one, title: `New ${one.title}` }));
    const restarted = await shop.restart({ products: renamed });
    const titles = (await restarted.services.catalogue.list('USD')).map(({ title }) => title);
    expect(titles).toContain('Beaker');
    expect(titles).toContain('New Sail Bag Pattern');
    expect(titles).not.toContain('New Harbour Mug');
  });

  it('keep their address and SKUs when a product of the seeding needs them', async () => {
    await save({ urlId: 'pattern-mug' });
    const [first] = sampleProducts;
    if (!first) throw new Error('There are no sample products.');
    const twins = [{ ...first, id: 'item-twin', urlId: 'pattern-mug' }, ...sampleProducts.slice(1)];
    const restarted = await shop.restart({ products: twins });
    const { catalogue } = restarted.services;
    expect(await catalogue.byUrlId('pattern-mug', 'USD')).toMatchObject({ id: 'item-mug' });
    expect(await catalogue.byId('item-twin', 'USD')).toBeNull();
  });

  it('are found by their new words, and no longer by the old ones', async () => {
    await save({ title: 'Zanzibar Beaker', excerpt: '', description: '' });
    const found = async (words: string) =>
      (await open.services.shopSearch.products(words, { currency: 'USD', limit: 6 })).products.map(
        ({ id }) => id,
      );
    expect(await found('zanzibar')).toEqual(['item-mug']);
    expect(await found('dishwasher')).toEqual([]);
  });

  it('move: the former addresses lead to the present one, until another product has them', async () => {
    await save({ urlId: 'beaker' });
    await save({ urlId: 'tumbler' });
    expect(await editor.movedTo('mug')).toBe('tumbler');
    expect(await editor.movedTo('beaker')).toBe('tumbler');
    await save({ urlId: 'mug' });
    expect(await editor.movedTo('mug')).toBeNull();
    expect(await editor.movedTo('tumbler')).toBe('mug');
    await save({ status: 'draft' });
    expect(await editor.movedTo('tumbler')).toBeNull();
  });

  it.each([
    [
      'the address of another',
      { urlId: 'pattern' },
      { urlId: expect.stringContaining('Sail Bag') },
    ],
    ['the address of a category', { urlId: 'paper' }, { urlId: expect.stringContaining('Paper') }],
    [
      'a SKU of another',
      { [variantFields(0).sku]: 'PATTERN' },
      { [variantFields(0).sku]: expect.stringContaining('Sail Bag Pattern') },
    ],
  ])('are refused with %s, and nothing changes', async (_, changes, errors) => {
    const before = await find();
    expect(await errorsOf(save({ title: 'Never', ...changes }))).toEqual(errors);
    expect(await find()).toEqual(before);
  });

  it('are at most 200 in a category', async () => {
    await open.database.query(
      `insert into products (id, url_id, position, listed, details)
       select 'full-' || n, 'full-' || n, n, false, jsonb_set(details, '{category}', '"Full"')
       from products, generate_series(1, 200) n where id = 'item-mug'`,
    );
    expect(await errorsOf(save({ category: 'Full' }))).toEqual({
      category: 'Full has 200 products, and 200 is the most. Choose another category.',
    });
  });

  it('hide as drafts, are listed again, and are deleted for ever, also for the seeding', async () => {
    await save({ status: 'draft' });
    const { catalogue } = open.services;
    expect(await catalogue.byUrlId('mug', 'USD')).toBeNull();
    expect((await editor.list({ ...all, status: 'draft' })).products).toHaveLength(1);
    await save({ status: 'listed' });
    expect(await catalogue.byUrlId('mug', 'USD')).not.toBeNull();
    const buyer = await open.visit();
    await readAdd(await buyer.add(scarceMug));
    await editor.remove('item-mug', record);
    expect(await editor.find('item-mug')).toBeNull();
    expect((await buyer.cart()).entries).toMatchObject([{ title: 'Harbour Mug' }]);
    const restarted = await shop.restart();
    expect(await restarted.services.catalogue.byUrlId('mug', 'USD')).toBeNull();
    expect(await errorsOf(editor.remove('item-mug', record))).toEqual({ code: 'item-not-found' });
  });

  it('are copied as drafts with nothing in stock, as often as somebody wants', async () => {
    const first = await find(await editor.duplicate('item-mug', record));
    const second = await find(await editor.duplicate('item-mug', record));
    expect([first.urlId, second.urlId]).toEqual(['mug-copy', 'mug-copy-2']);
    expect(first).toMatchObject({
      title: 'Harbour Mug (copy)',
      status: 'draft',
      tags: ['stoneware'],
    });
    expect(first.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
      ['MUG-OAT-SMALL-COPY', null],
      ['MUG-OAT-LARGE-COPY', 0],
      ['MUG-FERN-SMALL-COPY', 0],
    ]);
    expect(second.variants[0]?.sku).toBe('MUG-OAT-SMALL-COPY-2');
  });

  it('lose and get variants; one that is gone stays in carts and comes back with its stock', async () => {
    const buyer = await open.visit();
    await readAdd(await buyer.add(scarceMug));
    const kept = await change({});
    const without = kept.product.variants.filter(({ sku }) => sku !== 'MUG-OAT-LARGE');
    await editor.save(
      'item-mug',
      { ...kept, product: { ...kept.product, variants: without } },
      record,
    );
    expect((await find()).variants.map(({ sku }) => sku)).toEqual([
      'MUG-OAT-SMALL',
      'MUG-FERN-SMALL',
    ]);
    expect((await buyer.cart()).entries).toHaveLength(1);
    await editor.save('item-mug', kept, record);
    expect((await find()).variants[1]).toMatchObject({ sku: 'MUG-OAT-LARGE', stock: 7 });
  });

  it('get prices and stock from the list; a sale begins in all currencies', async () => {
    await editor.saveVariants(
      'item-mug',
      [
        { ...large, price: 4000, salePrice: null, stock: { shown: 7, wanted: 12 } },
        { ...large, sku: 'MUG-FERN-SMALL', salePrice: 1200 },
      ],
      records,
    );
    const [, second, third] = (await find()).variants;
    expect(second).toMatchObject({
      prices: { USD: 4000, EUR: 2800, JPY: 4500 },
      salePrices: null,
      stock: 12,
    });
    expect(third?.salePrices).toEqual({ USD: 1200, EUR: 1100, JPY: 1800 });
  });

  it('have no stock of another product changed', async () => {
    const foreign = { ...large, sku: 'PATTERN', stock: { shown: null, wanted: 3 } };
    await editor.saveVariants('item-mug', [foreign], records);
    expect((await find('item-pattern')).variants).toMatchObject([{ sku: 'PATTERN', stock: null }]);
  });

  it('record a change of the stock alone as such, and leave the product to the seeding', async () => {
    const done: string[] = [];
    const kinds = {
      product: () => Promise.resolve(void done.push('product')),
      stock: () => Promise.resolve(void done.push('stock')),
    };
    const same = { ...large, price: 3000, salePrice: 2599 };
    await editor.saveVariants('item-mug', [{ ...same, stock: { shown: 7, wanted: 7 } }], kinds);
    expect(done).toEqual([]);
    await editor.saveVariants('item-mug', [{ ...same, stock: { shown: 7, wanted: 9 } }], kinds);
    expect(done).toEqual(['stock']);
    const renamed = sampleProducts.map((one) => ({ ...one, title: `New ${one.title}` }));
    const restarted = await shop.restart({ products: renamed });
    const product = await restarted.services.catalogue.byId('item-mug', 'USD');
    expect(product).toMatchObject({
      title: 'New Harbour Mug',
      variants: [{}, { qtyInStock: 9 }, {}],
    });
  });

  it('refuse a stock that a purchase has changed meanwhile, with the present number', async () => {
    const form = await change({ [variantFields(1).stock]: '20', title: 'Never' });
    const buyer = await open.visit();
    await readAdd(await buyer.add({ ...scarceMug, quantity: 2 }));
    await open.services.carts.purchase(buyer.cookies.get('CART') ?? '');
    const sentence = expect.stringContaining('it is 5 now');
    expect(await errorsOf(editor.save('item-mug', form, record))).toEqual({
      [variantFields(1).stock]: sentence,
    });
    const stock = { shown: 7, wanted: 20 };
    expect(await errorsOf(editor.saveVariants('item-mug', [{ ...large, stock }], records))).toEqual(
      {
        'stock:MUG-OAT-LARGE': sentence,
      },
    );
    expect(await find()).toMatchObject({ title: 'Harbour Mug', variants: [{}, { stock: 5 }, {}] });
    await save({ title: 'Beaker' });
    expect((await find()).variants[1]?.stock).toBe(5);
  });

  it('never sell a piece twice while stock is changed and bought at the same time', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await open.visit();
        await readAdd(await buyer.add(scarceMug));
        return buyer.cookies.get('CART') ?? '';
      }),
    );
    const stock = { shown: 7, wanted: 3 };
    const [owner, ...bought] = await Promise.allSettled([
      editor.saveVariants('item-mug', [{ ...large, stock, price: 3100 }], records),
      ...buyers.map((token) => open.services.carts.purchase(token)),
    ]);
    const sold = bought.filter(({ status }) => status === 'fulfilled').length;
    const left = (await find()).variants[1]?.stock ?? -1;
    // Either the owner was first, and three pieces were there, or a purchase was, and the owner is told.
    if (owner?.status === 'fulfilled') expect(sold + left).toBe(3);
    else expect(sold + left).toBe(7);
    expect(left).toBeGreaterThanOrEqual(0);
  });

  it('tell who waits for a variant', async () => {
    await fillQueue(open, 12);
    expect([...(await editor.waiting([fern.variantId, 'PATTERN']))]).toEqual([
      [fern.variantId, 12],
    ]);
  });

  it('are listed by search, status, category and stock', async () => {
    const ids = async (query: Partial<OwnedListQuery>) =>
      (await editor.list({ ...all, ...query })).products.map(({ id }) => id);
    expect(await ids({ search: 'SAIL' })).toEqual(['item-pattern']);
    expect(await ids({ search: 'fern-sm' })).toEqual(['item-mug']);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await ids({ category: 'Table' })).toEqual(['item-mug']);
    expect(await ids({ status: 'private' })).toEqual([]);
    expect(await ids({ stock: 'low' })).toContain('item-mug');
    expect(await ids({ stock: 'none' })).toEqual([]);
    expect(await editor.countSoldOut()).toBe(0);
    await open.database.query("update variants set stock = 0 where product_id = 'item-mug'");
    expect(await ids({ stock: 'none' })).toEqual(['item-mug']);
    expect(await editor.countSoldOut()).toBe(1);
    const [row] = (await editor.list({ ...all, search: 'mug' })).products;
    expect(row).toMatchObject({ isSoldOut: true, stock: 0, lowest: 2400, highest: 2599 });
  });

  it.each([
    ['name', 'item-gift'],
    ['stock', 'many-12'],
    ['price', 'many-10'],
  ] as const)(
    'are paged by key, each once, by %s in both directions, up from %s',
    async (sort, lowest) => {
      await open.database.query(
        `insert into products (id, url_id, position, listed, details)
         select 'many-' || n, 'many-' || n, n, false, jsonb_set(details, '{title}', to_jsonb('Many ' || n % 7))
         from products, generate_series(1, 60) n where id = 'item-mug'`,
      );
      await open.database.query(
        `insert into variants (sku, product_id, position, listed, attributes, prices, stock)
         select 'MANY-' || n, 'many-' || n, 0, true, '{}', jsonb_build_object('USD', n % 5), n % 4
         from generate_series(1, 60) n`,
      );
      const read = async (isDescending: boolean) => {
        const ids: string[] = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof editor.list>> = await editor.list({
            ...all,
            sort,
            isDescending,
            cursor,
          });
          ids.push(...page.products.map(({ id }) => id));
          cursor = page.nextPageCursor;
        } while (cursor !== null);
        return ids;
      };
      const ids = await read(false);
      expect(ids[0]).toBe(lowest);
      expect(ids).toHaveLength(60 + sampleProducts.length);
      expect(new Set(ids).size).toBe(ids.length);
      expect(await read(true)).toEqual(ids.toReversed());
    },
  );

  it('refuse a cursor of another list', async () => {
    const cursor = Buffer.from(JSON.stringify(['name', false, 'x', 'y'])).toString('base64url');
    await expect(editor.list({ ...all, sort: 'price', cursor })).rejects.toThrow(Problem);
    await expect(editor.list({ ...all, cursor: 'nonsense' })).rejects.toThrow(Problem);
  });
});
