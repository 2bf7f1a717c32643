import { beforeEach, expect, it } from 'vitest';
import { readProduct, required, writeProduct, type OwnedProduct } from '../../shop/server/index.js';
import { many } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { restockOptions, visitAsOwner } from './restock.js';
import { readAdd, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const record = () => Promise.resolve();
const minute = 60_000;
const opening = Date.parse('2026-12-24T09:00:00Z');
const mug = { itemId: 'item-mug', sku: 'MUG-OAT-SMALL', quantity: 1 };
const search = '/api/commerce/search?q=mug&currency=USD';

// platform §3: "Content status labels: Scheduled, Needs Review, Draft, Private."
describeShop('Statuses of products', (shop) => {
  let open: OpenShop;
  let shopper: TestVisitor;
  let now: number;
  const options = {
    ...restockOptions,
    clock: { now: () => now },
    rateLimits: { ...restockOptions.rateLimits, pages: many },
  };

  beforeEach(async () => {
    now = opening - 10 * minute;
    open = await shop.open(options);
    addPages(open);
    shopper = await open.visit();
  });

  async function find(id = 'item-mug'): Promise<OwnedProduct> {
    const found = await open.services.productEditor.find(id);
    if (found === null) throw new Error(`There is no product ${id}.`);
    return found;
  }

  async function save(status: string, listedFrom = '') {
    const stored = await find();
    const known = new Map(stored.images.map((image) => [image.assetUrl, image]));
    const clock = { now, timeZone: 'UTC' };
    const read = readProduct({ ...writeProduct(stored, 'UTC'), status, listedFrom }, known, clock);
    await open.services.productEditor.save(stored.id, required(read), record);
  }

  const list = async (status: OwnedProduct['status']) => {
    const { products } = await open.services.productEditor.list({
      search: '',
      status,
      category: null,
      stock: null,
      sort: 'name',
      isDescending: false,
      currency: 'USD',
      cursor: null,
    });
    return products.map(({ id }) => id);
  };

  const text = async (path: string) => (await shopper.send(path)).text();
  const statusOf = async (path: string) => (await shopper.send(path)).status;
  const isInList = async () =>
    (await open.services.catalogue.list('USD')).some(({ id }) => id === 'item-mug');

  /** Where shoppers find the product. */
  const found = async () => ({
    list: await isInList(),
    page: await statusOf('/shop/mug'),
    shop: (await text('/shop')).includes('/shop/mug'),
    search: (await text(search)).includes('/shop/mug'),
    german: (
      await (await shopper.send(search, { headers: { 'Accept-Language': 'de' } })).text()
    ).includes('/shop/mug'),
    feed: (await text('/feeds/products.xml')).includes('/shop/mug'),
    sitemap: (await text('/sitemap.xml')).includes('/shop/mug<'),
    add: (await shopper.add(mug)).status,
    view: (await shopper.send('/api/census/RecordQuickView/item-mug', { method: 'POST' })).status,
  });
  const everywhere = {
    ...{ list: true, page: 200, shop: true, search: true, german: true, feed: true, sitemap: true },
    ...{ add: 200, view: 204 },
  };
  const nowhere = {
    ...{
      list: false,
      page: 404,
      shop: false,
      search: false,
      german: false,
      feed: false,
      sitemap: false,
    },
    ...{ add: 400, view: 404 },
  };

  it('show a scheduled product from its time on, with no job and in every copy of the server', async () => {
    const copy = await shop.openCopy(options);
    expect(await found()).toEqual(everywhere);
    await save('scheduled', '2026-12-24T09:00');
    now = opening - 1;
    expect(await found()).toEqual(nowhere);
    expect(await copy.services.catalogue.byId('item-mug', 'USD')).toBeNull();
    expect(await find()).toMatchObject({ status: 'scheduled', listedFrom: opening });
    expect([await list('scheduled'), (await list('listed')).includes('item-mug')]).toEqual([
      ['item-mug'],
      false,
    ]);

    now = opening;
    expect(await found()).toEqual(everywhere);
    expect(await copy.services.catalogue.byId('item-mug', 'USD')).not.toBeNull();
    expect(await find()).toMatchObject({ status: 'listed', listedFrom: null });
    expect([await list('scheduled'), (await list('listed')).includes('item-mug')]).toEqual([
      [],
      true,
    ]);
    // A save keeps it listed.
    await save((await find()).status);
    now = opening - minute;
    expect(await isInList()).toBe(true);
  });

  it('take a scheduled product out of the carts that have it until its time', async () => {
    await readAdd(await shopper.add(mug));
    await save('scheduled', '2026-12-24T09:00');
    const maximum = async () => (await shopper.cart()).entries[0]?.maxQuantity;
    expect(await maximum()).toBe(1);
    now = opening;
    expect(await maximum()).toBeNull();
  });

  it('let no cache keep a page, the feed or a search beyond the next time', async () => {
    const lifetimes = async () => {
      const kept: string[] = [];
      for (const path of ['/shop/mug', '/feeds/products.xml', search]) {
        kept.push((await shopper.send(path)).headers.get('Cache-Control') ?? '');
      }
      return kept;
    };
    const usual = [
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=600',
      'public, max-age=900',
      'public, max-age=60',
    ];
    await text('/');
    expect(await lifetimes()).toEqual(usual);
    const stored = await open.services.productEditor.duplicate('item-mug', record);
    const copied = await find(stored);
    const known = new Map(copied.images.map((image) => [image.assetUrl, image]));
    const typed = {
      ...writeProduct(copied, 'UTC'),
      status: 'scheduled',
      listedFrom: '2026-12-24 09:00',
    };
    const read = readProduct(typed, known, { now, timeZone: 'UTC' });
    await open.services.productEditor.save(stored, required(read), record);
    now = opening - 90_500;
    expect(await lifetimes()).toEqual([
      'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=600',
      'public, max-age=90',
      'public, max-age=60',
    ]);
    now = opening - 20_000;
    expect(await lifetimes()).toEqual([
      'public, max-age=0, s-maxage=20, stale-while-revalidate=0, stale-if-error=600',
      'public, max-age=20',
      'public, max-age=20',
    ]);
    now = opening;
    expect(await lifetimes()).toEqual(usual);
  });

  it.each(['needs-review', 'draft', 'private'] as const)(
    'keep a product out of the shop that is %s, and show it to the owner',
    async (status) => {
      await save(status);
      expect(await found()).toEqual(nowhere);
      expect(await list(status)).toEqual(['item-mug']);
      await save('listed');
      expect(await found()).toEqual(everywhere);
    },
  );

  it('forget the time of a product that is removed or gets another status', async () => {
    await save('scheduled', '2026-12-24T09:00');
    await save('draft');
    now = opening;
    expect(await isInList()).toBe(false);
    now = opening - minute;
    await save('scheduled', '2026-12-24T09:00');
    await open.services.productEditor.remove('item-mug', record);
    now = opening;
    expect(await isInList()).toBe(false);
    expect(await text(search)).not.toContain('/shop/mug');
  });

  it('are in the table of products, with the time in UTC', async () => {
    await save('scheduled', '2026-12-24T09:00');
    const { productTables } = open.services;
    const csv = await productTables.write();
    expect(csv).toContain('listed_from_UTC');
    const { id: same } = await productTables.preview(csv);
    expect(await productTables.find(same)).toMatchObject({ changed: 0, errorCount: 0 });

    const later = csv.replaceAll('2026-12-24T09:00', '2026-12-25 09:00');
    const preview = await productTables.preview(later);
    expect(preview).toMatchObject({ changed: 1, changes: [{ words: ['time of appearing'] }] });
    await productTables.apply(preview.id, preview.fingerprint, record);
    expect(await find()).toMatchObject({ listedFrom: opening + 24 * 60 * minute });

    const past = csv.replaceAll('2026-12-24T09:00', '2026-12-23 09:00');
    expect(await productTables.preview(past)).toMatchObject({
      errors: [{ sentence: expect.stringContaining('has passed') as string }],
    });
  });

  it('come from a catalogue that is kept as a file, too', async () => {
    const { products } = await import('../../examples/marram/catalogue/products.js');
    const [first] = products;
    if (first === undefined) throw new Error('There is no product.');
    const seeded = await shop.openCopy({
      ...options,
      products: [{ ...first, listedFrom: opening }],
    });
    expect(await seeded.services.catalogue.list('USD')).toEqual([]);
    now = opening;
    expect(await seeded.services.catalogue.list('USD')).toMatchObject([{ id: first.id }]);
    await shop.openCopy({ ...options, products: [] });
    expect(await seeded.services.catalogue.list('USD')).toEqual([]);
  });

  it('are chosen on the page of the product', async () => {
    const owner = await visitAsOwner(open);
    expect(await (await owner.send('/owner/products/item-mug')).text()).toMatch(
      /<option value="scheduled">Scheduled<\/option><option value="needs-review">Needs Review<\/option><option value="draft">Draft<\/option><option value="private">Private<\/option>/,
    );
  });
});
