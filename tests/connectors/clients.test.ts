import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStore, type CartStore } from '../../core/commerce/cart/index.js';
import { createIdempotencyKey } from '../../core/net/index.js';
import { getRuntime, resetRuntime } from '../../core/runtime/index.js';
import { plainCatalogue } from '../../examples/vendure/plain-catalogue.js';
import { createNetwork, type Network } from './network.js';
import { createResults } from './results.js';
import type { OpenShop } from './shop-under-test.js';
import { shops } from './shops/index.js';
import { arrive } from './visitor.js';

const results = createResults(shops.map(({ name }) => name));
afterAll(() => process.stdout.write(`\n${results.table()}\n`));

const mug = { handle: 'dune-mug', sku: 'MUG-OAT-SMALL', cents: 2800 };
const scarce = { handle: 'dune-mug', sku: 'MUG-SLATE-LARGE', stock: 3 };
const soldOut = { handle: 'dune-mug', sku: 'MUG-SLATE-SMALL' };
const plain = plainCatalogue();

interface Tab {
  readonly store: CartStore;
  readonly client: ReturnType<OpenShop['connect']>;
  readonly network: Network;
}

describe.each(shops)('$name, $behind', ({ name, absent, open }) => {
  let shop: OpenShop;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    if (absent === null) shop = await open();
  }, 120_000);
  afterAll(() => (absent === null ? shop.close() : undefined));

  beforeEach(arrive);
  afterEach(() => {
    for (const { store } of tabs.splice(0)) store.dispose();
    resetRuntime();
    vi.unstubAllGlobals();
  });

  /** A page of the visitor, with a network of its own. */
  function openTab(): Tab {
    const network = createNetwork(shop.fetch);
    const client = shop.connect(network.fetch);
    const store = createCartStore({
      client: client.cartClient,
      runtime: getRuntime(),
      channel: `vitrine.cart:${name}`,
    });
    const tab = { store, client, network };
    tabs.push(tab);
    return tab;
  }

  async function intent({ handle, sku }: { handle: string; sku: string }, quantity = 1) {
    const itemId = await shop.itemId(handle);
    return { itemId, sku, quantity, additionalFields: null, key: createIdempotencyKey() };
  }

  /** What the server holds, read by a page that knows nothing. */
  async function seen() {
    const cart = await shop.connect(shop.fetch).cartClient.read();
    return (cart?.entries ?? []).map(({ chosenVariant, quantity }) => [
      chosenVariant?.sku,
      quantity,
    ]);
  }

  const failureOf = (promise: Promise<unknown>): Promise<Error> =>
    promise.then(
      () => expect.unreachable('it succeeded'),
      (error: Error) => error,
    );

  /** A line of the table; `can` tells whether this shop offers it. */
  function line(title: string, test: () => Promise<void>, can: () => boolean = () => true): void {
    it.skipIf(absent !== null)(title, async ({ skip }) => {
      if (!can()) {
        results.set(title, name, '–');
        skip();
      }
      results.set(title, name, '✗');
      await test();
      results.set(title, name, '✓');
    });
  }

  const catalogue = () => shop.connect(shop.fetch).productClient;
  const hasCatalogue = () => catalogue() !== null;
  const has = (ability: 'coupons' | 'shipping' | 'undo') => () =>
    !(shop.connect(shop.fetch).cartClient.lacks ?? []).includes(ability);

  line(
    'a product by id and by handle; null for one that there is not',
    async () => {
      const client = catalogue();
      const byHandle = await client?.read('dune-mug');
      expect(byHandle).toMatchObject({
        title: 'Dune Mug',
        options: [
          { name: 'Colour', values: ['Oat', 'Slate', 'Fern'] },
          { name: 'Size', values: ['Small', 'Large'] },
        ],
      });
      const variants = plain.find(({ handle }) => handle === 'dune-mug')?.variants ?? [];
      expect(
        byHandle?.variants.map(({ sku, price, attributes }) => ({ sku, price, attributes })),
      ).toEqual(
        variants.map(({ sku, cents, attributes }) => ({
          sku,
          price: { cents, currency: 'USD' },
          attributes,
        })),
      );
      expect(await client?.read(byHandle?.id ?? '')).toEqual(byHandle);
      expect(await client?.read('no-such-thing')).toBeNull();
    },
    hasCatalogue,
  );

  line(
    'pictures with absolute addresses; sold out is sold out',
    async () => {
      const product = await catalogue()?.read('dune-mug');
      expect(product?.images.length).toBeGreaterThan(0);
      for (const { url } of product?.images ?? []) expect(url).toMatch(/^https?:\/\//);
      const stockOf = (sku: string) => product?.variants.find((one) => one.sku === sku)?.stock;
      expect(stockOf(soldOut.sku)).toEqual({ unlimited: false, quantity: 0 });
      expect(stockOf(mug.sku)).not.toEqual({ unlimited: false, quantity: 0 });
    },
    hasCatalogue,
  );

  line(
    'a list in pages, until the last',
    async () => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<NonNullable<ReturnType<typeof catalogue>>['list']>> =
          await catalogue()!.list({ limit: 10, ...(cursor && { cursor }) });
        expect(page.products.length).toBeLessThanOrEqual(10);
        found.push(...page.products.map(({ title }) => title));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found.sort()).toEqual(plain.map(({ title }) => title).sort());
    },
    hasCatalogue,
  );

  line(
    'a list of named products in their order, a collection, a search, by price',
    async () => {
      const client = catalogue()!;
      const titles = async (query: Parameters<typeof client.list>[0]) =>
        (await client.list(query)).products.map(({ title }) => title);
      expect(await titles({ ids: ['tide-bowl', 'dune-mug'] })).toEqual(['Tide Bowl', 'Dune Mug']);
      const ids = await Promise.all(['salt-cellar', 'dune-mug'].map((one) => shop.itemId(one)));
      expect(await titles({ ids })).toEqual(['Salt Cellar', 'Dune Mug']);
      const table = plain.filter(({ category }) => category === 'Table');
      expect((await titles({ collection: 'table', limit: 50 })).sort()).toEqual(
        table.map(({ title }) => title).sort(),
      );
      expect(await titles({ search: 'teapot' })).toContain('Harbour Teapot');
      const dearest = await client.list({ sort: 'price-high', limit: 2 });
      const [first, second] = dearest.products.map(({ variants }) =>
        Math.max(...variants.map(({ price }) => price.cents)),
      );
      expect(first).toBeGreaterThanOrEqual(second ?? 0);
      expect(first).toBe(Math.max(...plain.flatMap((one) => one.variants.map((v) => v.cents))));
    },
    hasCatalogue,
  );

  line('an add: the line, its variant and the totals', async () => {
    const { store } = openTab();
    await store.add(await intent(mug, 2));
    const { cart } = store.getState();
    expect(cart.entries).toEqual([
      expect.objectContaining({
        itemId: await shop.itemId(mug.handle),
        title: 'Dune Mug',
        quantity: 2,
        chosenVariant: { sku: mug.sku, attributes: { Colour: 'Oat', Size: 'Small' } },
        purchasePriceCents: mug.cents,
        subTotal: 2 * mug.cents,
      }),
    ]);
    expect(cart).toMatchObject({ subtotalCents: 5600, grandTotalCents: 5600, currency: 'USD' });
    expect(cart.totalQuantity).toBe(2);
  });

  line('a second add of the same grows the line; another is a line of its own', async () => {
    const { store } = openTab();
    await store.add(await intent(mug));
    const grown = await store.add(await intent(mug, 3));
    expect(grown).toMatchObject({ addedQuantity: 3, entry: { quantity: 4 } });
    await store.add(await intent(scarce));
    expect(await seen()).toEqual([
      [mug.sku, 4],
      [scarce.sku, 1],
    ]);
    expect(store.quantityOf(await shop.itemId(mug.handle), mug.sku)).toBe(4);
  });

  line('five quick changes of a quantity become one request', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    network.changes.length = 0;
    await Promise.all([2, 3, 4, 5, 6].map((count) => store.setQuantity(entry?.id ?? '', count)));
    expect(network.changes).toHaveLength(1);
    expect(await seen()).toEqual([[mug.sku, 6]]);
    expect(store.getState().cart.subtotalCents).toBe(6 * mug.cents);
  });

  line('a removal; a line that is gone counts as removed', async () => {
    const { store, client } = openTab();
    const { entry } = await store.add(await intent(mug));
    await store.remove(entry?.id ?? '');
    expect(store.getState().cart.entries).toEqual([]);
    expect(await seen()).toEqual([]);
    const again = await client.cartClient.remove(entry?.id ?? '');
    expect(again.cart?.entries ?? []).toEqual([]);
  });

  line(
    'the undo of a removal',
    async () => {
      const { store } = openTab();
      const { entry } = await store.add(await intent(mug, 2));
      await store.remove(entry!.id);
      await store.restore(entry!);
      expect(await seen()).toEqual([[mug.sku, 2]]);
    },
    has('undo'),
  );

  line(
    'a coupon and its discount; its removal',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      await store.applyCoupon('WELCOME10');
      const { cart } = store.getState();
      expect(cart.validCoupons).toMatchObject([{ discountCents: 280 }]);
      expect(cart.coupons[0]?.code.toUpperCase()).toBe('WELCOME10');
      expect(cart).toMatchObject({
        subtotalCents: 2800,
        discountCents: 280,
        grandTotalCents: 2520,
      });
      await store.removeCoupon(cart.coupons[0]!.code);
      expect(store.getState().cart).toMatchObject({ coupons: [], grandTotalCents: 2800 });
    },
    has('coupons'),
  );

  line(
    'a coupon that there is not is refused with a sentence',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      const failure = await failureOf(store.applyCoupon('NO-SUCH-CODE'));
      expect(failure).toMatchObject({ code: 'rejected', isUnconfirmed: false });
      expect(failure.message).toMatch(/^[A-Z].{10,}/);
      expect(store.getState().cart).toMatchObject({ validCoupons: [], grandTotalCents: 2800 });
    },
    has('coupons'),
  );

  line('a variant that is sold out is refused with a sentence', async () => {
    const { store } = openTab();
    const failure = await failureOf(store.add(await intent(soldOut)));
    expect(failure).toMatchObject({ isUnconfirmed: false });
    expect(failure.message).toMatch(/^[A-Z].{10,}/);
    expect(await seen()).toEqual([]);
  });

  line('never more than there is: by adds, nor by a quantity', async () => {
    const { store } = openTab();
    const { entry } = await store.add(await intent(scarce, 2));
    await failureOf(store.setQuantity(entry!.id, 20));
    await store.flush();
    await store.refresh();
    const [, quantity] = (await seen())[0] ?? [];
    expect(Number(quantity)).toBeLessThanOrEqual(scarce.stock);
    expect(store.getState().cart.entries[0]?.quantity).toBe(quantity);
    await store.setQuantity(entry!.id, 2);
    const more = await store.add(await intent(scarce, 9)).catch(() => null);
    if (more) expect(more.addedQuantity).toBe(1);
    expect(Number((await seen())[0]?.[1])).toBeLessThanOrEqual(scarce.stock);
  });

  line(
    'a destination, its shipping options, and one of them chosen',
    async () => {
      const { store } = openTab();
      await store.add(await intent(mug));
      await store.setShippingLocation({ country: 'US', region: '', postalCode: '94107' });
      const { cart } = store.getState();
      expect(cart.shippingLocation).toMatchObject({ country: 'US', postalCode: '94107' });
      expect(cart.shippingOptions.length).toBeGreaterThan(1);
      const dearest = [...cart.shippingOptions].sort((a, b) => b.costCents - a.costCents)[0]!;
      await store.chooseShippingOption(dearest.id);
      const chosen = store.getState().cart;
      expect(chosen.selectedShippingOption).toMatchObject({ id: dearest.id });
      expect(chosen.shippingCostCents).toBe(dearest.costCents);
      expect(chosen.grandTotalCents).toBe(2800 + dearest.costCents + chosen.taxCents);
    },
    has('shipping'),
  );

  line('an expired cart: a read finds none, an add starts another and says so', async () => {
    const { store } = openTab();
    await store.add(await intent(mug, 3));
    await shop.expire();
    await store.refresh();
    expect(store.getState().cart.entries).toEqual([]);
    await store.add(await intent(mug));
    await shop.expire();
    const fresh = openTab();
    const { lostEntries } = await fresh.store.add(await intent(scarce));
    expect(lostEntries).toBe(true);
    expect(await seen()).toEqual([[scarce.sku, 1]]);
  });

  line('another tab shows the change; the next page has the cart', async () => {
    const [here, there] = [openTab(), openTab()];
    await there.store.load();
    await here.store.add(await intent(mug));
    await expect.poll(() => there.store.getState().cart.totalQuantity).toBe(1);
    const { entry } = await there.store.add(await intent(mug));
    await expect.poll(() => here.store.getState().cart.totalQuantity).toBe(2);
    await here.store.remove(entry!.id);
    await expect.poll(() => there.store.getState().cart.totalQuantity).toBe(0);
    const next = openTab();
    await next.store.load();
    expect(next.store.getState()).toMatchObject({ status: 'ready', cart: { totalQuantity: 0 } });
  });

  line('an add whose answer is lost is made once: the first, and one to a full cart', async () => {
    const { store, network } = openTab();
    network.fail('lost answer');
    await store.add(await intent(mug));
    expect(await seen()).toEqual([[mug.sku, 1]]);
    network.fail('lost answer');
    const second = await store.add(await intent(mug, 2));
    expect(second.entry?.quantity).toBe(3);
    expect(await seen()).toEqual([[mug.sku, 3]]);
  });

  line('an add that never arrives is made once', async () => {
    const { store, network } = openTab();
    await store.add(await intent(scarce));
    network.fail('lost request');
    await store.add(await intent(mug));
    expect(await seen()).toEqual([
      [scarce.sku, 1],
      [mug.sku, 1],
    ]);
  });

  line(
    'an add that stays unknown is told as not confirmed; the next press makes it once',
    async () => {
      const { store, network } = openTab();
      await store.add(await intent(scarce));
      const press = await intent(mug);
      network.fail('lost request', 'lost request', 'lost request', 'lost answer');
      const failure = await failureOf(store.add(press)).catch(() => null);
      if (failure) expect(failure).toMatchObject({ isUnconfirmed: true });
      network.fail();
      await store.add(press);
      await store.add(press).catch(() => undefined);
      const quantities = await seen();
      expect(quantities[0]).toEqual([scarce.sku, 1]);
      expect(quantities[1]?.[0]).toBe(mug.sku);
    },
  );

  line('a quantity, a removal and a coupon whose answers are lost are made', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    await store.add(await intent(scarce));
    network.fail('lost answer');
    await store.setQuantity(entry!.id, 5);
    expect(await seen()).toEqual([
      [mug.sku, 5],
      [scarce.sku, 1],
    ]);
    if (has('coupons')()) {
      network.fail('lost answer');
      await store.applyCoupon('WELCOME10');
      expect(store.getState().cart.validCoupons).toHaveLength(1);
    }
    network.fail('lost answer');
    await store.remove(entry!.id);
    expect(await seen()).toEqual([[scarce.sku, 1]]);
  });

  line('a quantity and a removal that arrive twice change nothing more', async () => {
    const { store, network } = openTab();
    const { entry } = await store.add(await intent(mug));
    network.fail('twice');
    await store.setQuantity(entry!.id, 4);
    expect(await seen()).toEqual([[mug.sku, 4]]);
    network.fail('twice');
    await store.remove(entry!.id);
    expect(await seen()).toEqual([]);
    expect(store.getState().cart.entries).toEqual([]);
  });

  it.skipIf(absent !== null)('an add that arrives twice', async () => {
    const { store, network } = openTab();
    await store.add(await intent(scarce));
    network.fail('twice');
    await store.add(await intent(mug));
    expect((await seen())[1]).toEqual([mug.sku, shop.doubledAdd]);
    expect(store.getState().cart.totalQuantity).toBe(1 + shop.doubledAdd);
    results.set('an add that the network delivers twice is made', name, `${shop.doubledAdd}×`);
  });
});
