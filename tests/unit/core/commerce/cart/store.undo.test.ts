import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { openShop } from './open-tab.js';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

/** A shop whose only line, two engraved mugs, is being removed. */
async function removeMugs() {
  const shop = await openShop('mug');
  const { store, server, clock } = shop;
  Object.assign(server.entries()[0]!, { quantity: 2, additionalFields: '{"engraving":"Ada"}' });
  const read = store.refresh();
  await clock.advance(0);
  await read;
  server.requests.length = 0;
  const entry = store.getState().cart.entries[0]!;
  return { ...shop, entry, removed: store.remove(entry.id) };
}

const words = (calls: string[]) => calls.map((call) => call.split(' ')[0]);

describe('the undo of a removal', () => {
  it('brings the item back as it was, with variant, quantity and additional fields', async () => {
    const { store, server, clock, entry, removed } = await removeMugs();
    await clock.advance(0);
    await removed;
    expect(store.getState().cart.entries).toEqual([]);
    const undone = store.restore(entry);
    expect(store.getState().isUpdating).toBe(true);
    await clock.advance(0);
    expect(await undone).toMatchObject({
      addedQuantity: 2,
      lostEntries: false,
      entry: { itemId: 'mug', quantity: 2, additionalFields: '{"engraving":"Ada"}' },
    });
    expect(server.requests.at(-1)).toMatchObject({
      method: 'POST',
      body: {
        itemId: 'mug',
        sku: 'mug-sku',
        quantity: 2,
        additionalFields: '{"engraving":"Ada"}',
      },
    });
    expect(store.quantityOf('mug', 'mug-sku')).toBe(2);
  });

  it('sends fields that the server answered as data as the text they were', async () => {
    const { store, server, clock, entry, removed } = await removeMugs();
    await clock.advance(0);
    await removed;
    void store.restore({ ...entry, additionalFields: { engraving: 'Ada' } });
    await clock.advance(0);
    expect(server.requests.at(-1)!.body['additionalFields']).toBe('{"engraving":"Ada"}');
  });

  it('is one intent, however often it is pressed', async () => {
    const { store, server, clock, entry, removed } = await removeMugs();
    await clock.advance(0);
    await removed;
    const presses = [store.restore(entry), store.restore(entry)];
    await clock.advance(0);
    presses.push(store.restore(entry));
    await clock.advance(0);
    await Promise.all(presses);
    expect(words(server.calls())).toEqual(['DELETE', 'POST']);
  });

  it('keeps its key when it is pressed again after a failure', async () => {
    const { store, server, clock, entry, removed, failureOf } = await removeMugs();
    await clock.advance(0);
    await removed;
    server.plan(({ method }) => (method === 'POST' ? { lost: 'answer' } : {}));
    const failure = failureOf(store.restore(entry));
    await clock.advance(60_000);
    expect((await failure).message).toBe('Please check your internet connection.');
    server.plan(() => ({}));
    const undone = store.restore(entry);
    await clock.advance(0);
    await undone;
    const keys = server.requests.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
    expect(server.quantityOf('mug')).toBe(2);
    expect(store.quantityOf('mug', null)).toBe(2);
  });

  it('waits for its removal', async () => {
    const { store, server, clock, entry } = await removeMugs();
    const undone = store.restore(entry);
    await clock.advance(0);
    await undone;
    expect(words(server.calls())).toEqual(['DELETE', 'POST']);
    expect(server.quantityOf('mug')).toBe(2);
  });

  it('keeps the line, and adds nothing, when the removal was refused', async () => {
    const { store, server, clock, entry, removed, failureOf } = await removeMugs();
    server.plan(({ method }) =>
      method === 'DELETE' ? { failure: { status: 409, body: {} } } : {},
    );
    const failure = failureOf(removed);
    const undone = store.restore(entry);
    await clock.advance(0);
    expect((await failure).message).toBe('Unable to remove item');
    expect(await undone).toMatchObject({ entry: { id: 'e1', quantity: 2 } });
    expect(server.calls().slice(1)).toEqual(['PUT /e1 {"quantity":2}']);
  });

  it.each([
    ['had been carried out', { lost: 'answer silently' }, 'e2'],
    ['is carried out only after it', { there: 90_000 }, 'e1'],
  ] as const)('holds when a removal that was given up %s', async (_what, journey, id) => {
    const { store, server, clock, entry, removed, failureOf } = await removeMugs();
    server.plan(({ method }) => (method === 'DELETE' ? journey : {}));
    const failure = failureOf(removed);
    const undone = store.restore(entry);
    await clock.advance(40_000);
    expect((await failure).code).toBe('timeout');
    expect((await undone).entry?.id).toBe(id);
    await clock.advance(200_000);
    expect(server.entries()).toMatchObject([{ id, quantity: 2 }]);
  });

  it('starts a new cart when the old one is lost', async () => {
    const { store, server, clock, entry, removed } = await removeMugs();
    await clock.advance(0);
    await removed;
    server.lose('cart-expired');
    const undone = store.restore(entry);
    await clock.advance(0);
    await undone;
    expect(server.quantityOf('mug')).toBe(2);
  });

  it('is emitted on the bus, and not as an add', async () => {
    const { store, clock, bus, entry, removed } = await removeMugs();
    const life = new AbortController();
    const heard: unknown[] = [];
    const listen = { signal: life.signal };
    bus.on('cart.entry-added', () => heard.push('added'), listen);
    bus.on('cart.entry-restored', (detail) => heard.push(detail.entry?.itemId), listen);
    const undone = store.restore(entry);
    await clock.advance(0);
    await Promise.all([removed, undone]);
    life.abort();
    expect(heard).toEqual(['mug']);
  });

  it('rejects with the reason of a refusal', async () => {
    const { store, server, clock, entry, removed, failureOf } = await removeMugs();
    await clock.advance(0);
    await removed;
    server.plan(() => ({ failure: { status: 400, body: { error: 'Only 1 left.' } } }));
    const failure = failureOf(store.restore(entry));
    await clock.advance(0);
    expect(await failure).toMatchObject({ code: 'rejected', message: 'Only 1 left.' });
  });
});
