import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CartError } from '../../../../../core/commerce/cart/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { FakeChannel } from './fake-channel.js';
import { intentFor, openTab } from './open-tab.js';

const stores: Array<{ dispose(): void }> = [];

afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
  vi.unstubAllGlobals();
  resetRuntime();
});

async function openShop(options: Parameters<typeof openTab>[0] = {}) {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const tab = openTab(options);
  stores.push(tab.store);
  if (!options.server) tab.server.fill('mug');
  const loaded = tab.store.load();
  await tab.clock.advance(0);
  await loaded;
  tab.server.requests.length = 0;
  return tab;
}

function fire(type: 'pageshow' | 'pagehide', persisted = false): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

function setPrerendering(value: boolean): void {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
}

function arriveBy(type: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
}

describe('coming back to the page', () => {
  it('reads again when it comes from the back/forward cache', async () => {
    const { store, server, clock } = await openShop();
    server.fill('lamp');
    fire('pageshow', true);
    await clock.advance(0);
    expect(store.quantityOf('lamp', null)).toBe(1);
  });

  it('reads again after a back/forward navigation that did not persist the page', async () => {
    const { server, clock } = await openShop();
    arriveBy('back_forward');
    fire('pageshow');
    await clock.advance(0);
    expect(server.calls()).toEqual(['GET']);
  });

  it('reads nothing more on an ordinary visit', async () => {
    const { server, clock } = await openShop();
    arriveBy('navigate');
    fire('pageshow');
    await clock.advance(0);
    expect(server.calls()).toEqual([]);
  });

  it('reads nothing where the cart was never used', async () => {
    const { store, server, clock } = openTab();
    stores.push(store);
    store.subscribe(() => undefined);
    fire('pageshow', true);
    await clock.advance(0);
    expect(server.calls()).toEqual([]);
  });
});

describe('leaving the page', () => {
  it('sends waiting quantities at once', async () => {
    const { store, server, clock } = await openShop();
    const changed = store.setQuantity('e1', 4);
    fire('pagehide');
    await clock.advance(0);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":4}']);
    await changed;
  });

  it('sends what is queued behind a slow call, and reads once all are answered', async () => {
    const { store, server, clock } = await openShop();
    server.plan(({ body }) => ({ back: body['itemId'] === 'lamp' ? 3_000 : 100 }));
    const all = [
      store.add(intentFor('lamp')),
      store.add(intentFor('rug')),
      store.setQuantity('e1', 2),
    ];
    fire('pagehide');
    await clock.advance(0);
    expect(server.calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'POST', 'PUT']);
    await clock.advance(5_000);
    await Promise.all(all);
    expect(server.calls().slice(3)).toEqual(['GET']);
    const quantities = store.getState().cart.entries.map(({ quantity }) => quantity);
    expect(quantities).toEqual([2, 1, 1]);
    expect(store.getState().isUpdating).toBe(false);
  });

  it.each([
    [2_000, 100],
    [12_000, 11_000],
  ])('keeps the newer of two wishes that arrive after %i and %i ms', async (older, newer) => {
    const { store, server, clock } = await openShop();
    server.plan(({ body }) => ({ there: body['quantity'] === 2 ? older : newer }));
    const first = store.setQuantity('e1', 2);
    await clock.advance(300);
    const ended = Promise.allSettled([first, store.setQuantity('e1', 5)]);
    fire('pagehide');
    await clock.advance(60_000);
    await ended;
    expect(server.quantityOf('mug')).toBe(5);
  });

  it('keeps an add when the quantity that was meant before it arrives after it', async () => {
    const { store, server, clock } = await openShop();
    server.plan(({ method }) => ({ there: method === 'PUT' ? 2_000 : 0 }));
    const all = [store.setQuantity('e1', 2)];
    await clock.advance(300);
    all.push(store.add({ ...intentFor('mug', 3), sku: 'mug-sku' }).then(() => undefined));
    fire('pagehide');
    await clock.advance(5_000);
    await Promise.all(all);
    expect(server.quantityOf('mug')).toBe(4);
  });

  it.each([
    [3_000, 100],
    [100, 3_000],
  ])('keeps the newer of two wishes answered after %i and %i ms', async (older, newer) => {
    const { store, server, clock } = await openShop();
    server.plan(({ body }) => ({ back: body['quantity'] === 2 ? older : newer }));
    const all = [store.setQuantity('e1', 2)];
    await clock.advance(300);
    all.push(store.setQuantity('e1', 5));
    fire('pagehide');
    await clock.advance(200);
    expect(store.quantityOf('mug', null)).toBe(5);
    await clock.advance(5_000);
    await Promise.all(all);
    expect(store.quantityOf('mug', null)).toBe(5);
    expect(server.quantityOf('mug')).toBe(5);
  });
});

describe('prerendering', () => {
  it('requests nothing until the page is shown', async () => {
    setPrerendering(true);
    const { store, server, clock } = openTab();
    stores.push(store);
    server.fill('mug');
    const loaded = store.load();
    await clock.advance(1_000);
    expect(server.calls()).toEqual([]);
    setPrerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await clock.advance(0);
    await loaded;
    expect(store.quantityOf('mug', null)).toBe(1);
  });

  it('reads nothing on activation without a request', async () => {
    const { server, clock } = await openShop();
    document.dispatchEvent(new Event('prerenderingchange'));
    await clock.advance(0);
    expect(server.calls()).toEqual([]);
  });
});

describe('other tabs', () => {
  it('read again when one has changed the cart', async () => {
    const one = await openShop();
    const two = await openShop({ server: one.server, clock: one.clock });
    const added = one.store.add(intentFor('lamp'));
    await one.clock.advance(0);
    await added;
    expect(two.store.quantityOf('lamp', null)).toBe(1);
    expect(one.server.calls().filter((call) => call === 'GET')).toHaveLength(1);
  });

  it('read again when a change failed that may have been executed', async () => {
    const one = await openShop();
    const two = await openShop({ server: one.server, clock: one.clock });
    one.server.plan(({ method }) => (method === 'PUT' ? { lost: 'answer silently' } : {}));
    const failed = one.store.setQuantity('e1', 4).catch((error: CartError) => error.code);
    await one.clock.advance(21_000);
    expect(await failed).toBe('timeout');
    expect(two.store.quantityOf('mug', null)).toBe(4);
  });

  // An answer on its way may be older than the change of the other tab.
  it('are believed over an answer that was on its way meanwhile', async () => {
    const one = await openShop();
    const two = await openShop({ server: one.server, clock: one.clock });
    one.server.plan(({ body }) => ({ back: body['itemId'] === 'lamp' ? 3_000 : 10 }));
    const lamp = one.store.add(intentFor('lamp'));
    await one.clock.advance(1_000);
    const rug = two.store.add(intentFor('rug'));
    await one.clock.advance(5_000);
    await Promise.all([lamp, rug]);
    for (const { store } of [one, two]) {
      expect(store.getState().cart.entries.map(({ itemId }) => itemId)).toEqual([
        'mug',
        'lamp',
        'rug',
      ]);
    }
  });

  it('of another shop do not', async () => {
    const one = await openShop();
    const two = await openShop({ server: one.server, clock: one.clock, channel: 'other' });
    const added = one.store.add(intentFor('lamp'));
    await one.clock.advance(0);
    await added;
    expect(two.store.quantityOf('lamp', null)).toBe(0);
  });

  it('are not listened to by a page in the back/forward cache', async () => {
    await openShop();
    fire('pagehide', true);
    expect(FakeChannel.open.size).toBe(0);
    fire('pageshow', true);
    expect(FakeChannel.open.size).toBe(1);
  });
});

describe('dispose', () => {
  it('leaves no listener, channel, timer or request behind', async () => {
    const added = new Map<string, number>();
    for (const target of [window, document]) {
      const { addEventListener } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (...[type, listener, options]: Parameters<typeof addEventListener>) => {
          added.set(type, (added.get(type) ?? 0) + 1);
          const { signal } = options as AddEventListenerOptions;
          signal?.addEventListener('abort', () => added.set(type, added.get(type)! - 1));
          addEventListener.call(target, type, listener, options);
        },
      );
    }
    const { store, server, clock } = await openShop();
    store.subscribe(() => undefined);
    expect([...added.keys()].sort()).toEqual([
      'pagehide',
      'pageshow',
      'prerenderingchange',
      'visibilitychange',
    ]);
    expect([...added.values()]).toEqual([1, 1, 1, 1]);
    void store.setQuantity('e1', 3);
    void store.refresh();
    store.dispose();
    fire('pageshow', true);
    await clock.advance(0);
    expect([...added.values()]).toEqual([0, 0, 0, 0]);
    expect(FakeChannel.open.size).toBe(0);
    expect(clock.pending()).toBe(0);
    expect(server.calls()).toEqual(['GET']);
  });

  it('is not preceded by anything: a store that nobody uses listens to nothing', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    const { store } = openTab();
    store.getState();
    store.dispose();
    store.subscribe(() => undefined);
    expect(listen).not.toHaveBeenCalled();
  });
});
