import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createCartStore, type AddIntent, type CartStore } from '../../core/commerce/cart/index.js';
import { createIdempotencyKey } from '../../core/net/index.js';
import { getRuntime, resetRuntime } from '../../core/runtime/index.js';
import { createNetwork, type Network } from './network.js';
import type { Results } from './results.js';
import type { OpenShop, ShopUnderTest } from './shop-under-test.js';
import { arrive } from './visitor.js';

export type Suite = ReturnType<typeof openSuite>;

interface Tab {
  readonly store: CartStore;
  readonly client: ReturnType<OpenShop['connect']>;
  readonly network: Network;
}

/** What the rows of the table use, for one shop. Every test has a visitor of its own. */
export function openSuite({ name, absent, open }: ShopUnderTest, results: Results) {
  let opened: OpenShop;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    if (absent === null) opened = await open();
  }, 120_000);
  afterAll(() => (absent === null ? opened.close() : undefined));

  beforeEach(arrive);
  afterEach(() => {
    for (const { store } of tabs.splice(0)) store.dispose();
    resetRuntime();
    vi.unstubAllGlobals();
  });

  const connect = () => opened.connect(opened.fetch);
  const catalogue = () => connect().productClient;

  return {
    shop: () => opened,
    catalogue,
    hasCatalogue: () => catalogue() !== null,
    has: (ability: 'coupons' | 'shipping' | 'undo') => () =>
      !(connect().cartClient.lacks ?? []).includes(ability),
    /** A page of the visitor, with a network of its own. */
    openTab(): Tab {
      const network = createNetwork(opened.fetch);
      const client = opened.connect(network.fetch);
      const store = createCartStore({
        client: client.cartClient,
        runtime: getRuntime(),
        channel: `vitrine.cart:${name}`,
      });
      const tab = { store, client, network };
      tabs.push(tab);
      return tab;
    },
    async intent(
      { handle, sku }: { readonly handle: string; readonly sku: string },
      quantity = 1,
    ): Promise<AddIntent> {
      const itemId = await opened.itemId(handle);
      return { itemId, sku, quantity, additionalFields: null, key: createIdempotencyKey() };
    },
    /** What the server holds, read by a page that knows nothing. */
    async seen() {
      const cart = await connect().cartClient.read();
      return (cart?.entries ?? []).map(({ chosenVariant, quantity }) => [
        chosenVariant?.sku,
        quantity,
      ]);
    },
    failureOf: (promise: Promise<unknown>): Promise<Error> =>
      promise.then(
        () => expect.unreachable('it succeeded'),
        (error: Error) => error,
      ),
    /** A row of the table; `can` tells whether this shop offers it. The test may return another mark than ✓. */
    line(title: string, test: () => Promise<unknown>, can: () => boolean = () => true): void {
      it.skipIf(absent !== null)(title, async ({ skip }) => {
        if (!can()) {
          results.set(title, name, '–');
          skip();
        }
        results.set(title, name, '✗');
        const mark = await test();
        results.set(title, name, typeof mark === 'string' ? mark : '✓');
      });
    },
  };
}
