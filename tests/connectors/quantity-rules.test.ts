import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopifyConnector } from '../../connectors/shopify/index.js';
import { createWooCommerceConnector } from '../../connectors/woocommerce/index.js';
import { createCartStore, type AddIntent } from '../../core/commerce/cart/index.js';
import { configure, getRuntime, resetRuntime, systemClock } from '../../core/runtime/index.js';
import { createShopifyServer, shopifyOrigin, shopifyToken } from './fakes/shopify-server.js';
import { createShopifyShop } from './fakes/shopify-shop.js';
import { mug } from './goods.js';
import { arrive } from './visitor.js';

beforeEach(() => {
  arrive();
  const setTimeout = (run: () => void, ms: number) =>
    ms < 10_000 ? systemClock.setTimeout(run, 0) : () => undefined;
  configure({ clock: { ...systemClock, setTimeout } });
});
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

const press = (itemId: string, key: string, quantity: number | null = null): AddIntent => ({
  itemId,
  sku: null,
  quantity,
  additionalFields: null,
  key,
});

describe('WooCommerce, by its recorded answers', () => {
  interface Recorded {
    readonly request: { readonly method: string; readonly path: string };
    readonly response: { readonly status: number; readonly body: object };
  }
  const recorded = (name: string): Recorded[] =>
    JSON.parse(
      readFileSync(new URL(`recorded/woocommerce/${name}.json`, import.meta.url), 'utf8'),
    ) as Recorded[];

  /** Answers each call as it was answered then; the cart is empty at first. */
  function open(...names: string[]) {
    const calls = names.flatMap(recorded);
    const bodies: unknown[] = [];
    const empty = { ...calls.find(({ request }) => request.path.includes('cart'))?.response.body };
    const send: typeof fetch = async (input, init) => {
      const { pathname } = new URL(String(input));
      const headers = { 'Cart-Token': 'head.eyJ1c2VyX2lkIjoidF8xIn0.sign', Nonce: 'nonce-1' };
      if (pathname.endsWith('/cart')) {
        return Response.json({ ...empty, items: [], items_count: 0 }, { headers });
      }
      const { method = 'GET', body } = init ?? {};
      if (typeof body === 'string') bodies.push(JSON.parse(body));
      const found = calls.find(
        ({ request }) => request.method === method && request.path === pathname,
      );
      const { status, body: answer } = found?.response ?? { status: 404, body: {} };
      return Response.json(answer, { status, headers });
    };
    return { bodies, ...createWooCommerceConnector({ api: 'https://shop.example', fetch: send }) };
  }

  it.each([
    ['product-by-six', '25', { minimum: 6, maximum: 9996, multipleOf: 6 }],
    ['product-sold-individually', '21', { minimum: 1, maximum: 1, multipleOf: 1 }],
  ])('%s', async (name, id, quantityRule) => {
    const product = await open(name).productClient.read(id);
    expect(product?.variants).toMatchObject([{ quantityRule, stock: { unlimited: true } }]);
  });

  it.each([
    ['by-six', '25', 6, { minimum: 6, maximum: 9996, multipleOf: 6 }],
    ['sold-individually', '21', 1, { minimum: 1, maximum: 1, multipleOf: 1 }],
  ])('a line of one %s, added by a press without a number', async (...row) => {
    const [name, id, quantity, quantityRule] = row;
    const { cartClient, bodies } = open(`product-${name}`, `cart-add-${name}`);
    const { cart } = await cartClient.add(press(id, 'a'));
    expect(bodies).toEqual([{ id: Number(id), quantity }]);
    expect(cart?.entries).toMatchObject([{ quantity, quantityRule, maxQuantity: null }]);
  });
});

describe('Shopify, by its schema', () => {
  it('reads the rule of a variant and of its line, and keeps it', async () => {
    const shop = createShopifyShop();
    const product = shop.products.find(({ handle }) => handle === mug.handle)!;
    const sold = product.variants.nodes.find(({ sku }) => sku === mug.sku)!;
    sold.quantityRule = { minimum: 6, maximum: 60, increment: 6 };
    const { cartClient, productClient } = createShopifyConnector({
      api: shopifyOrigin,
      token: shopifyToken,
      fetch: createShopifyServer(shop),
    });
    const quantityRule = { minimum: 6, maximum: 60, multipleOf: 6 };
    const read = await productClient.read(mug.handle);
    expect(read?.variants.filter((variant) => variant.quantityRule)).toMatchObject([
      { sku: mug.sku, quantityRule },
    ]);

    const store = createCartStore({ client: cartClient, runtime: getRuntime(), channel: 'rules' });
    const { entry } = await store.add({ ...press(product.id, 'a'), sku: mug.sku });
    expect(entry).toMatchObject({ quantity: 6, quantityRule });
    const change = store.setQuantity(entry!.id, 12);
    const lines = () => store.getState().cart.entries;
    expect(lines()).toMatchObject([{ quantity: 12, quantityRule }]);
    await change;
    await store.refresh();
    expect(lines()).toMatchObject([{ quantity: 12, quantityRule }]);
    store.dispose();
  });
});
