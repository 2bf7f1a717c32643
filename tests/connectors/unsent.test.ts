import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connector } from '../../connectors/base/index.js';
import { createShopifyConnector } from '../../connectors/shopify/index.js';
import { createWooCommerceConnector } from '../../connectors/woocommerce/index.js';
import { createCartStore, type CartStore } from '../../core/commerce/cart/index.js';
import { configure, getRuntime, resetRuntime, systemClock } from '../../core/runtime/index.js';
import { createShopifyServer, shopifyOrigin, shopifyToken } from './fakes/shopify-server.js';
import { createShopifyShop } from './fakes/shopify-shop.js';
import { wooOrigin, wooProducts } from './fakes/woo-catalogue.js';
import { createWooServer } from './fakes/woo-server.js';
import { createWooShop } from './fakes/woo-shop.js';
import { mug } from './goods.js';
import { createNetwork } from './network.js';
import { arrive } from './visitor.js';

beforeEach(arrive);
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

interface Opened {
  readonly connect: (fetch: typeof globalThis.fetch, token?: string) => Connector;
  readonly send: typeof fetch;
  readonly itemId: string;
}

const shops: Readonly<Record<string, () => Opened>> = {
  Shopify() {
    const shop = createShopifyShop();
    return {
      send: createShopifyServer(shop),
      connect: (fetch, token = shopifyToken) =>
        createShopifyConnector({ api: shopifyOrigin, token, fetch }),
      itemId: shop.products.find(({ handle }) => handle === mug.handle)?.id ?? '',
    };
  },
  WooCommerce: () => ({
    send: createWooServer(createWooShop()),
    connect: (fetch) => createWooCommerceConnector({ api: wooOrigin, fetch }),
    itemId: String(wooProducts.find(({ json }) => json.slug === mug.handle)?.id),
  }),
};

/** Waits are over at once; time limits never run out. */
const clock = {
  ...systemClock,
  setTimeout: (run: () => void, ms: number) =>
    ms < 10_000 ? systemClock.setTimeout(run, 0) : () => undefined,
};

interface Bench {
  readonly store: CartStore;
  readonly press: (
    key: string,
    change?: { readonly fields?: object; readonly sku?: string },
  ) => Parameters<CartStore['add']>[0];
  readonly network: ReturnType<typeof createNetwork>;
  /** The next answers to requests that change nothing are changed so. */
  readonly spoil: (change: (text: string) => string) => void;
  readonly itemId: string;
}

function open(name: string, token?: string): Bench {
  const { send, connect, itemId } = shops[name]!();
  let spoilt: ((text: string) => string) | null = null;
  const network = createNetwork(async (input, init) => {
    if (globalThis.navigator?.onLine === false) throw new TypeError('fetch failed');
    const response = await send(input, init);
    if (!spoilt) return response;
    return new Response(spoilt(await response.text()), { headers: response.headers });
  });
  configure({ clock });
  const { cartClient } = connect(network.fetch, token);
  return {
    store: createCartStore({ client: cartClient, runtime: getRuntime(), channel: name }),
    network,
    itemId,
    spoil: (change) => void (spoilt = change),
    press: (key, { fields, sku = mug.sku } = {}) => ({
      itemId,
      sku,
      quantity: 1,
      additionalFields: fields ? JSON.stringify(fields) : null,
      key,
    }),
  };
}

const goOffline = () => vi.stubGlobal('navigator', { onLine: false });
const both = Object.keys(shops);

/** What fails before the change itself is sent, with one line in the cart. */
const ways: readonly (readonly [string, readonly string[], (bench: Bench) => Promise<unknown>])[] =
  [
    [
      'an add of a browser that is offline',
      both,
      ({ store, press }) => (goOffline(), store.add(press('b'))),
    ],
    [
      'a quantity of a browser that is offline',
      both,
      ({ store }) => (goOffline(), store.setQuantity(lineOf(store), 2)),
    ],
    [
      'a removal of a browser that is offline',
      both,
      ({ store }) => (goOffline(), store.remove(lineOf(store))),
    ],
    [
      'a coupon of a browser that is offline',
      both,
      ({ store }) => (goOffline(), store.applyCoupon('WELCOME10')),
    ],
    [
      'an add of a variant that there is not',
      both,
      ({ store, press }) => store.add(press('b', { sku: 'NO-SUCH' })),
    ],
    [
      'a selling plan, which the connector cannot sell',
      ['Shopify'],
      ({ store, press }) => store.add(press('b', { fields: { selling_plan: '7' } })),
    ],
    [
      'fields of a line that has none',
      ['WooCommerce'],
      ({ store, itemId }) =>
        store.updateAdditionalFields(lineOf(store), { itemId, sku: null, additionalFields: '{}' }),
    ],
  ];

const lineOf = (store: CartStore) => store.getState().cart.entries[0]?.id ?? '';

describe('a change that fails before it is sent is never told as not confirmed', () => {
  it.each(
    ways.flatMap(([title, names, fail]) => names.map((name) => [title, name, fail] as const)),
  )('%s, %s', async (_, name, fail) => {
    // A developer reads of a use that cannot work.
    vi.spyOn(console, 'error').mockReturnValue();
    const bench = open(name);
    await bench.store.add(bench.press('a'));
    bench.network.changes.length = 0;
    const failure = await fail(bench).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CartError', isUnconfirmed: false });
    vi.stubGlobal('navigator', { onLine: true });
    await bench.store.refresh();
    expect(bench.store.getState().cart.totalQuantity).toBe(1);
    bench.store.dispose();
  });

  const prices = (text: string) =>
    text.replace(/"(amount|price)":"[^"]*"/g, '"$1":"so much"').replaceAll('"USD"', '"???"');

  it.each(both)('an add whose product has prices that cannot be read, %s', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { store, press, network, spoil } = open(name);
    spoil(prices);
    const failure = await store.add(press('a')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CartError', isUnconfirmed: false });
    expect(network.changes).toEqual([]);
    store.dispose();
  });

  it('an add with a token that no header can hold', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { store, press, network } = open('Shopify', 'shpat_…');
    const failure = await store.add(press('a')).catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ name: 'CartError', isUnconfirmed: false });
    expect(network.changes).toEqual([]);
    expect(error).toHaveBeenCalledOnce();
    store.dispose();
  });
});
