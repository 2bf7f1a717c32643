import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { intentFor, openShop, openTab } from './open-tab.js';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('loading', () => {
  it('starts out unloaded and empty, and keeps its state until something changes', () => {
    const { store } = openTab();
    expect(store.getState()).toMatchObject({
      settled: null,
      status: 'unloaded',
      isUpdating: false,
      cart: { entries: [], totalQuantity: 0, currency: 'USD' },
    });
    expect(store.getState()).toBe(store.getState());
  });

  it('reads once, however many ask', async () => {
    const { store, server, clock } = openTab();
    const all = Promise.all([store.load(), store.load()]);
    expect(store.getState().status).toBe('loading');
    await clock.advance(0);
    await all;
    await store.load();
    expect(store.getState().status).toBe('ready');
    expect(server.requests).toHaveLength(1);
  });

  it('sends the query of the specification', async () => {
    const { store, server, clock } = openTab();
    const loaded = store.load();
    await clock.advance(0);
    await loaded;
    expect(Object.fromEntries(server.requests[0]!.query)).toEqual({
      mock: 'false',
      timecode: String(clock.now()),
      calculateSubtotal: 'true',
    });
  });

  it('requests nothing where there can be no cart', async () => {
    const { store, server, presence } = openTab();
    presence.mayHaveCart = false;
    await store.load();
    await store.refresh();
    expect(server.requests).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'ready', settled: null });
  });

  it('shows that it failed, and can be retried', async () => {
    const { store, server, clock, reported } = openTab();
    server.plan(() => ({ failure: { status: 500, body: {} } }));
    const failed = store.load();
    await clock.advance(0);
    await failed;
    expect(store.getState().status).toBe('failed');
    server.plan(() => ({}));
    const loaded = store.load();
    await clock.advance(0);
    await loaded;
    expect(store.getState().status).toBe('ready');
    expect(reported).toEqual([]);
  });

  it('reports an answer that is no cart', async () => {
    const { store, server, clock, reported } = openTab();
    server.plan(() => ({ failure: { status: 200, body: { entries: 'none' } } }));
    const failed = store.load();
    await clock.advance(0);
    await failed;
    expect(reported).toMatchObject([{ code: 'unexpected-answer' }]);
  });

  it('shows no cart when the server has lost it', async () => {
    const { store, server, clock, presence } = await openShop('mug');
    server.lose('cart-expired');
    const read = store.refresh();
    await clock.advance(0);
    await read;
    expect(store.getState()).toMatchObject({ status: 'ready', settled: null });
    expect(presence.forgotten).toBe(1);
  });

  it('gives way to an add and is not made again', async () => {
    const { store, server, clock } = openTab();
    server.plan(({ method }) => ({ back: method === 'GET' ? 5_000 : 10 }));
    const loaded = store.load();
    const added = store.add(intentFor('mug'));
    await clock.advance(20);
    await Promise.all([loaded, added]);
    expect(server.calls().map((call) => call.split(' ')[0])).toEqual(['GET', 'POST']);
    expect(store.quantityOf('mug', 'mug-sku')).toBe(1);
    await clock.advance(10_000);
    expect(store.quantityOf('mug', 'mug-sku')).toBe(1);
  });

  it('begins anew when refreshed, for what changed since it began', async () => {
    const { store, server, clock } = openTab();
    const seen = new Set<string>();
    store.subscribe(() => seen.add(store.getState().status));
    server.plan(() => ({ back: 1_000 }));
    void store.load();
    await clock.advance(500);
    server.fill('mug');
    const refreshed = store.refresh().then(() => store.quantityOf('mug', null));
    await clock.advance(2_000);
    expect(await refreshed).toBe(1);
    expect([...seen]).toEqual(['loading', 'ready']);
  });
});

describe('quantities', () => {
  it('sends ten fast clicks as one request, and shows each at once', async () => {
    const { store, server, clock, shown } = await openShop('mug');
    const clicks = [];
    for (let quantity = 2; quantity <= 11; quantity += 1) {
      clicks.push(store.setQuantity('e1', quantity));
      expect(shown()).toEqual([`e1: ${quantity}`]);
      await clock.advance(100);
    }
    expect(server.calls()).toEqual([]);
    await clock.advance(200);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":11}']);
    await Promise.all(clicks);
    expect(shown()).toEqual(['e1: 11']);
  });

  it.each([0, 60, 150, 290])(
    'makes at most two requests of ten quick clicks on plus, one each %i ms',
    async (pace) => {
      const { store, server, clock, shown } = await openShop('mug');
      server.plan(() => ({ there: 200, back: 200 }));
      const clicks = [];
      for (let click = 0; click < 10; click += 1) {
        clicks.push(store.setQuantity('e1', store.quantityOf('mug', null) + 1));
        await clock.advance(pace);
      }
      await clock.advance(2_000);
      await Promise.all(clicks);
      expect(server.calls().length).toBeLessThanOrEqual(2);
      expect(server.quantityOf('mug')).toBe(11);
      expect(shown()).toEqual(['e1: 11']);
    },
  );

  it('replaces a wish that still waits behind another call', async () => {
    const { store, server, clock } = await openShop('mug', 'lamp');
    server.plan(() => ({ there: 1_000 }));
    const wishes = [store.setQuantity('e1', 2), store.setQuantity('e2', 2)];
    await clock.advance(400);
    wishes.push(store.setQuantity('e2', 5));
    await clock.advance(5_000);
    await Promise.all(wishes);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":2}', 'PUT /e2 {"quantity":5}']);
  });

  it('keeps the totals of the server and marks them as updating', async () => {
    const { store, clock } = await openShop('mug');
    const done = store.setQuantity('e1', 3);
    expect(store.getState()).toMatchObject({
      isUpdating: true,
      pendingEntryIds: new Set(['e1']),
      cart: { totalQuantity: 1, subtotalCents: 100 },
      settled: { entries: [{ quantity: 1 }] },
    });
    await clock.advance(300);
    await done;
    expect(store.getState()).toMatchObject({
      isUpdating: false,
      pendingEntryIds: new Set(),
      cart: { totalQuantity: 3, subtotalCents: 300 },
    });
  });

  it('never shows the old number between the answer and the new cart', async () => {
    const { store, clock } = await openShop('mug');
    const seen = new Set<number>();
    store.subscribe(() => seen.add(store.getState().cart.entries[0]!.quantity));
    const done = store.setQuantity('e1', 3);
    await clock.advance(300);
    await done;
    expect([...seen]).toEqual([3]);
  });

  it('shows what the server made of it', async () => {
    const { store, server, clock, shown } = await openShop('mug');
    server.limit(4);
    const done = store.setQuantity('e1', 9);
    await clock.advance(300);
    await done;
    expect(shown()).toEqual(['e1: 4']);
  });

  it('reverts a refused change with the message of the server', async () => {
    const { store, server, clock, shown, failureOf } = await openShop('mug');
    server.plan(() => ({ failure: { status: 400, body: { error: 'Only 2 left.' } } }));
    const failure = failureOf(store.setQuantity('e1', 3));
    await clock.advance(300);
    expect(await failure).toMatchObject({ code: 'rejected', message: 'Only 2 left.' });
    expect(shown()).toEqual(['e1: 1']);
    expect(server.calls()).toHaveLength(1);
  });

  it('reports only the outcome of the latest request when an earlier one fails', async () => {
    const { store, server, clock, shown } = await openShop('mug');
    server.plan(() => ({ there: 1_000, failure: { status: 400, body: {} } }));
    const first = store.setQuantity('e1', 3);
    await clock.advance(400);
    const second = store.setQuantity('e1', 4);
    server.plan(() => ({}));
    await clock.advance(2_000);
    await Promise.all([first, second]);
    expect(shown()).toEqual(['e1: 4']);
  });

  it('reads again after a failure that may have been executed', async () => {
    const { store, server, clock, shown, failureOf } = await openShop('mug');
    server.plan(({ method }) => (method === 'PUT' ? { lost: 'answer silently' } : {}));
    const failure = failureOf(store.setQuantity('e1', 3));
    await clock.advance(22_000);
    expect((await failure).message).toBe('Please check your internet connection.');
    expect(shown()).toEqual(['e1: 3']);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":3}', 'PUT /e1 {"quantity":3}', 'GET']);
  });

  it('reads again after a refused retry: the first try may have been executed', async () => {
    const { store, server, clock, shown, failureOf } = await openShop('mug');
    let tries = 0;
    server.plan(({ method }) => {
      if (method !== 'PUT') return {};
      tries += 1;
      return tries === 1 ? { lost: 'answer' } : { failure: { status: 429, body: {} } };
    });
    const failure = failureOf(store.setQuantity('e1', 3));
    await clock.advance(6_000);
    expect((await failure).message).toBe('Please try again in a few seconds.');
    expect(shown()).toEqual(['e1: 3']);
  });

  it.each([
    [NaN, 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
  ])('refuses %s without a request', async (quantity, message) => {
    const { store, server, failureOf } = await openShop('mug');
    expect((await failureOf(store.setQuantity('e1', quantity))).message).toBe(message);
    expect((await failureOf(store.add(intentFor('mug', quantity)))).message).toBe(message);
    expect(server.calls()).toEqual([]);
  });

  it('removes the line at 0', async () => {
    const { store, server, clock, shown } = await openShop('mug', 'lamp');
    const done = store.setQuantity('e1', 0);
    expect(shown()).toEqual(['e2: 1']);
    await clock.advance(300);
    await done;
    expect(server.calls()).toEqual(['DELETE /e1 {}']);
  });
});

describe('removing', () => {
  it('is sent at once, instead of what waits for that line', async () => {
    const { store, server, clock, shown } = await openShop('mug', 'lamp');
    const changed = store.setQuantity('e1', 4);
    const removed = store.remove('e1');
    expect(shown()).toEqual(['e2: 1']);
    await clock.advance(0);
    await Promise.all([changed, removed]);
    expect(server.calls()).toEqual(['DELETE /e1 {}']);
  });

  it('is taken back when it is refused', async () => {
    const { store, server, clock, shown, failureOf } = await openShop('mug');
    server.plan(() => ({ failure: { status: 409, body: {} } }));
    const failure = failureOf(store.remove('e1'));
    await clock.advance(0);
    expect((await failure).message).toBe('Unable to remove item');
    expect(shown()).toEqual(['e1: 1']);
  });

  it('succeeds when another tab was faster', async () => {
    const { store, server, clock, shown } = await openShop('mug', 'lamp');
    server.entries().shift();
    server.plan(({ method }) =>
      method === 'DELETE' ? { failure: { status: 404, body: { code: 'entry-not-found' } } } : {},
    );
    const done = store.remove('e1');
    await clock.advance(0);
    await done;
    expect(shown()).toEqual(['e2: 1']);
    expect(server.calls()).toEqual(['DELETE /e1 {}', 'GET']);
  });
});

describe('flushing', () => {
  it('sends what waits and ends when it is answered', async () => {
    const { store, server, clock } = await openShop('mug');
    server.plan(() => ({ there: 1_000 }));
    const changed = store.setQuantity('e1', 2);
    const flushed = vi.fn();
    void store.flush().then(flushed);
    await clock.advance(999);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":2}']);
    expect(flushed).not.toHaveBeenCalled();
    await clock.advance(2);
    await changed;
    expect(flushed).toHaveBeenCalledOnce();
  });
});

describe('the bus', () => {
  it('announces each kind of change', async () => {
    const { store, clock, bus } = await openShop('mug');
    const heard: unknown[] = [];
    const life = new AbortController();
    const { signal } = life;
    bus.on('cart.changed', ({ cart }) => heard.push(`changed: ${cart.totalQuantity}`), { signal });
    bus.on('cart.entry-added', (detail) => heard.push(['added', detail.addedQuantity]), { signal });
    bus.on('cart.entry-removed', ({ entry }) => heard.push(['removed', entry.itemId]), { signal });
    bus.on(
      'cart.quantity-changed',
      ({ entry, previousQuantity }) => heard.push([previousQuantity, entry.quantity]),
      { signal },
    );
    const all = [store.setQuantity('e1', 2), store.add(intentFor('lamp', 3)), store.remove('e1')];
    await clock.advance(0);
    await Promise.all(all);
    life.abort();
    expect(heard).toEqual([
      'changed: 2',
      [1, 2],
      'changed: 5',
      ['added', 3],
      'changed: 3',
      ['removed', 'mug'],
    ]);
  });

  it('finds every subscriber up to date', async () => {
    const { store, clock, bus } = await openShop('mug');
    let shown = 0;
    store.subscribe(() => {
      shown = store.getState().cart.totalQuantity;
    });
    const life = new AbortController();
    const heard: number[] = [];
    bus.on('cart.changed', () => heard.push(shown), { signal: life.signal });
    const done = store.setQuantity('e1', 4);
    await clock.advance(300);
    await done;
    life.abort();
    expect(heard).toEqual([4]);
  });
});

describe('subscribing', () => {
  it('ends with the returned function, and a fault of one subscriber is reported', async () => {
    const { store, clock, reported } = await openShop('mug');
    const fault = new Error('a fault of the page');
    const stop = store.subscribe(() => {
      throw fault;
    });
    const other = vi.fn();
    store.subscribe(other);
    const done = store.remove('e1');
    await clock.advance(0);
    await done;
    expect(other).toHaveBeenCalled();
    expect(new Set(reported)).toEqual(new Set([fault]));
    stop();
    reported.length = 0;
    const refreshed = store.refresh();
    await clock.advance(0);
    await refreshed;
    expect(reported).toEqual([]);
  });
});
