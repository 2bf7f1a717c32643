import { expect } from 'vitest';
import type { AddIntent, CartError } from '../../../../../core/commerce/cart/index.js';
import { createHttpCartClient } from '../../../../../core/commerce/cart/http-cart-client.js';
import { createCartStore } from '../../../../../core/commerce/cart/store.js';
import { createHttp, createIdempotencyKey } from '../../../../../core/net/index.js';
import { getRuntime, type Reporter } from '../../../../../core/runtime/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { createFakeServer, type FakeServer } from './fake-server.js';

/** A store and its server on one clock, as one tab of a browser has them. */
export function openTab(
  options: { server?: FakeServer; clock?: ManualClock; channel?: string } = {},
) {
  const clock = options.clock ?? createManualClock();
  const server = options.server ?? createFakeServer(clock);
  const reported: unknown[] = [];
  const reporter: Reporter = {
    report: (error) => void reported.push(error),
    warn: (message) => void reported.push(message),
  };
  const { bus, site } = getRuntime();
  const presence = { mayHaveCart: true, forgotten: 0 };
  const http = createHttp({
    origin: globalThis.location?.origin ?? 'https://shop.example',
    clock,
    fetch: server.fetch,
  });
  const client = createHttpCartClient({
    http,
    now: () => clock.now(),
    forgetCart: () => {
      presence.forgotten += 1;
    },
  });
  const store = createCartStore({
    client,
    runtime: { clock, bus, reporter, site },
    channel: options.channel ?? 'vitrine.cart:test',
    mayHaveCart: () => presence.mayHaveCart,
  });
  return { clock, server, store, bus, reported, presence };
}

export type Tab = ReturnType<typeof openTab>;

/** A tab that shows a cart with the given items in lines e1, e2 … */
export async function openShop(...items: string[]) {
  const tab = openTab();
  tab.server.fill(...items);
  const loaded = tab.store.load();
  await tab.clock.advance(0);
  await loaded;
  tab.server.requests.length = 0;
  const shown = () =>
    tab.store.getState().cart.entries.map(({ id, quantity }) => `${id}: ${quantity}`);
  const failureOf = (promise: Promise<unknown>): Promise<CartError> =>
    promise.then(
      () => expect.unreachable('it succeeded'),
      (error: CartError) => error,
    );
  return { ...tab, shown, failureOf };
}

export function intentFor(
  itemId: string,
  quantity: number | null = 1,
  key: string = createIdempotencyKey(),
): AddIntent {
  return { itemId, sku: `${itemId}-sku`, quantity, additionalFields: null, key };
}
